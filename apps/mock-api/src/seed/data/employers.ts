/** Where people have worked, beside the companies of the set; parted by semicolons. */
export const employerNames = `
Blue Kite Software; Tulsi Textiles; Raintree Analytics; Kadamba Foods; Paper Boat Studio; Nimbus Retail; Gulmohar Systems; Silverline Motors; Brick Lane Architects; Ananda Clinics; Peacock Press; Thirdwave Digital; Malabar Spice Trading; Jasmine Capital; Zephyr Wind Energy; Arbor Consulting; Chai Point of View; Marigold Events; Westcoast Shipping; Sunbird Labs; Himal Outdoors; Godavari Infra; Palash Design Collective; Cardamom Kitchens; Northern Loom; Quartz Instruments; Riverbend Logistics; Sandalwood Legal; Stepwell Learning; Teak & Tide; Vetiver Naturals; Windmill Robotics; Yellow Umbrella Media; Zinnia Health; Open Bench Electronics; Two Rivers Dairy; Fern & Fig; Hilltop Observatory; Kingfisher Data; Lakeside Hospital; Maple Grove School; Old Port Brewing; Pinewood Games; Rosewood Audio; Seven Hills Insurance; Tin Roof Theatre; Urban Plough; Violet Line Metro Services
`;

/** Where people volunteer. */
export const charityNames = `
Robin Hood Army; Teach For India; Make A Difference; Goonj; Akshaya Patra Foundation; Bhumi; National Service Scheme; Student Science Club; City Library Friends; Blue Cross of India; Clean Rivers Group; Night School Circle
`;

/** Part-time work on a campus, and volunteering. */
export const campusTitles = `
Teaching Assistant; Research Assistant; Library Assistant; Campus Ambassador; Lab Assistant; Student Coordinator
`;
export const volunteerTitles = `
Volunteer Teacher; Fundraising Volunteer; Event Volunteer; Volunteer Coordinator; Volunteer Tutor; Community Volunteer
`;
