/**
 * Indian colleges and universities: what they teach, where, and their names. Letters: T technology, G science, arts and
 * commerce, M management, D design, A architecture, L law, H health and life sciences, F farming, K hotels and kitchens.
 */
export const colleges = `
T | Maharashtra: Indian Institute of Technology Bombay; College of Engineering Pune; Veermata Jijabai Technological Institute; Visvesvaraya National Institute of Technology, Nagpur; Pune Institute of Computer Technology; Vishwakarma Institute of Technology, Pune; Sardar Patel Institute of Technology, Mumbai; Dwarkadas J. Sanghvi College of Engineering; K. J. Somaiya College of Engineering; Walchand College of Engineering, Sangli; Cummins College of Engineering for Women, Pune; Institute of Chemical Technology, Mumbai; Thadomal Shahani Engineering College; MIT World Peace University, Pune; Indian Institute of Information Technology, Pune; G. H. Raisoni College of Engineering, Nagpur
G | Maharashtra: University of Mumbai; Savitribai Phule Pune University; Fergusson College, Pune; St. Xavier's College, Mumbai; Jai Hind College, Mumbai; Mithibai College, Mumbai; H.R. College of Commerce and Economics; Brihan Maharashtra College of Commerce, Pune; Symbiosis International University; Narsee Monjee College of Commerce and Economics; Sophia College for Women, Mumbai; Modern College, Pune; Ruia College, Mumbai; Rashtrasant Tukadoji Maharaj Nagpur University; Tata Institute of Social Sciences; Gokhale Institute of Politics and Economics
M | Maharashtra: Indian Institute of Management Nagpur; Indian Institute of Management Mumbai; Jamnalal Bajaj Institute of Management Studies; S. P. Jain Institute of Management and Research; Symbiosis Institute of Business Management, Pune; SVKM's NMIMS, Mumbai; Welingkar Institute of Management, Mumbai; Sydenham Institute of Management Studies
DA | Maharashtra: Sir J. J. School of Art, Mumbai; Sir J. J. College of Architecture; MIT Institute of Design, Pune; Symbiosis Institute of Design, Pune
L | Maharashtra: ILS Law College, Pune; Government Law College, Mumbai; Maharashtra National Law University, Mumbai
H | Maharashtra: Grant Medical College, Mumbai; B. J. Government Medical College, Pune; Bombay College of Pharmacy
F | Maharashtra: Mahatma Phule Krishi Vidyapeeth, Rahuri
K | Maharashtra: Institute of Hotel Management, Mumbai
T | Karnataka: Indian Institute of Science, Bengaluru; National Institute of Technology Karnataka, Surathkal; R. V. College of Engineering; B.M.S. College of Engineering; PES University; M. S. Ramaiah Institute of Technology; Manipal Institute of Technology; International Institute of Information Technology Bangalore; Indian Institute of Technology Dharwad; Dayananda Sagar College of Engineering; JSS Science and Technology University, Mysuru; Siddaganga Institute of Technology, Tumakuru; KLE Technological University, Hubballi
G | Karnataka: Christ University, Bengaluru; St. Joseph's University, Bengaluru; Mount Carmel College, Bengaluru; Bangalore University; University of Mysore; Jain University; Azim Premji University; Mangalore University
M | Karnataka: Indian Institute of Management Bangalore; T. A. Pai Management Institute, Manipal; Xavier Institute of Management and Entrepreneurship, Bengaluru
DA | Karnataka: Srishti Manipal Institute of Art, Design and Technology; R. V. College of Architecture; National Institute of Fashion Technology, Bengaluru
L | Karnataka: National Law School of India University, Bengaluru
H | Karnataka: Kasturba Medical College, Manipal; National Institute of Mental Health and Neuro Sciences; Manipal College of Pharmaceutical Sciences
F | Karnataka: University of Agricultural Sciences, Bangalore
K | Karnataka: Welcomgroup Graduate School of Hotel Administration, Manipal
T | Delhi: Indian Institute of Technology Delhi; Delhi Technological University; Netaji Subhas University of Technology; Indraprastha Institute of Information Technology, Delhi; Guru Gobind Singh Indraprastha University; Jamia Millia Islamia; Indira Gandhi Delhi Technical University for Women; Maharaja Agrasen Institute of Technology
G | Delhi: University of Delhi; St. Stephen's College, Delhi; Hindu College, Delhi; Lady Shri Ram College for Women; Shri Ram College of Commerce; Miranda House, Delhi; Hansraj College, Delhi; Kirori Mal College, Delhi; Jawaharlal Nehru University; Ambedkar University Delhi; Delhi School of Economics; Indian Institute of Mass Communication
M | Delhi: Faculty of Management Studies, Delhi; International Management Institute, New Delhi; Indian Institute of Foreign Trade; Lal Bahadur Shastri Institute of Management
DA | Delhi: School of Planning and Architecture, Delhi; National Institute of Fashion Technology, Delhi; Pearl Academy, Delhi
L | Delhi: National Law University, Delhi; Campus Law Centre, University of Delhi
H | Delhi: All India Institute of Medical Sciences, New Delhi; Maulana Azad Medical College; Jamia Hamdard
K | Delhi: Institute of Hotel Management, Pusa
T | Tamil Nadu: Indian Institute of Technology Madras; National Institute of Technology, Tiruchirappalli; Anna University, Chennai; College of Engineering, Guindy; PSG College of Technology, Coimbatore; Vellore Institute of Technology; SRM Institute of Science and Technology; Thiagarajar College of Engineering, Madurai; SSN College of Engineering; Coimbatore Institute of Technology; Amrita Vishwa Vidyapeetham, Coimbatore; SASTRA University, Thanjavur; Sathyabama Institute of Science and Technology; Kumaraguru College of Technology
G | Tamil Nadu: Loyola College, Chennai; Madras Christian College; University of Madras; Presidency College, Chennai; Stella Maris College, Chennai; Women's Christian College, Chennai; Bharathiar University, Coimbatore; PSG College of Arts and Science; Ethiraj College for Women; Asian College of Journalism, Chennai
M | Tamil Nadu: Indian Institute of Management Tiruchirappalli; Great Lakes Institute of Management, Chennai; Loyola Institute of Business Administration
A | Tamil Nadu: School of Architecture and Planning, Anna University
L | Tamil Nadu: Tamil Nadu National Law University, Tiruchirappalli; School of Excellence in Law, Chennai
H | Tamil Nadu: Christian Medical College, Vellore; Madras Medical College; Sri Ramachandra Institute of Higher Education and Research
F | Tamil Nadu: Tamil Nadu Agricultural University, Coimbatore
T | Telangana: Indian Institute of Technology Hyderabad; International Institute of Information Technology, Hyderabad; National Institute of Technology, Warangal; Jawaharlal Nehru Technological University, Hyderabad; Chaitanya Bharathi Institute of Technology; Vasavi College of Engineering; Mahindra University; BITS Pilani, Hyderabad Campus
G | Telangana: Osmania University; University of Hyderabad; English and Foreign Languages University; St. Francis College for Women, Hyderabad; Loyola Academy, Secunderabad
M | Telangana: Indian School of Business; ICFAI Business School, Hyderabad; Institute of Management Technology, Hyderabad
A | Telangana: Jawaharlal Nehru Architecture and Fine Arts University
L | Telangana: NALSAR University of Law
H | Telangana: National Institute of Pharmaceutical Education and Research, Hyderabad; Osmania Medical College
T | West Bengal: Indian Institute of Technology Kharagpur; Jadavpur University; Indian Institute of Engineering Science and Technology, Shibpur; National Institute of Technology, Durgapur; Heritage Institute of Technology, Kolkata; Institute of Engineering and Management, Kolkata; Maulana Abul Kalam Azad University of Technology
G | West Bengal: University of Calcutta; Presidency University, Kolkata; St. Xavier's College, Kolkata; Indian Statistical Institute, Kolkata; Visva-Bharati University; Scottish Church College, Kolkata; Loreto College, Kolkata; Bethune College, Kolkata
M | West Bengal: Indian Institute of Management Calcutta; Indian Institute of Social Welfare and Business Management
L | West Bengal: West Bengal National University of Juridical Sciences
H | West Bengal: Medical College, Kolkata
T | Gujarat: Indian Institute of Technology Gandhinagar; Sardar Vallabhbhai National Institute of Technology, Surat; Dhirubhai Ambani University; Nirma University; L. D. College of Engineering; Pandit Deendayal Energy University; Birla Vishvakarma Mahavidyalaya
G | Gujarat: Gujarat University; Maharaja Sayajirao University of Baroda; Ahmedabad University; St. Xavier's College, Ahmedabad; Sardar Patel University, Vallabh Vidyanagar
M | Gujarat: Indian Institute of Management Ahmedabad; Mudra Institute of Communications, Ahmedabad; Institute of Rural Management Anand
DA | Gujarat: National Institute of Design, Ahmedabad; CEPT University; National Institute of Fashion Technology, Gandhinagar
L | Gujarat: Gujarat National Law University
F | Gujarat: Anand Agricultural University
T | Uttar Pradesh: Indian Institute of Technology Kanpur; Indian Institute of Technology (BHU) Varanasi; Motilal Nehru National Institute of Technology, Allahabad; Harcourt Butler Technical University; Indian Institute of Information Technology, Allahabad; Amity University, Noida; Ajay Kumar Garg Engineering College; Galgotias University; Institute of Engineering and Technology, Lucknow; JSS Academy of Technical Education, Noida
G | Uttar Pradesh: Banaras Hindu University; Aligarh Muslim University; University of Lucknow; University of Allahabad; Shiv Nadar University; Isabella Thoburn College, Lucknow
M | Uttar Pradesh: Indian Institute of Management Lucknow; Birla Institute of Management Technology, Greater Noida; Jaipuria Institute of Management, Lucknow; Institute of Management Technology, Ghaziabad
L | Uttar Pradesh: Dr. Ram Manohar Lohiya National Law University, Lucknow
H | Uttar Pradesh: King George's Medical University, Lucknow
T | Rajasthan: Birla Institute of Technology and Science, Pilani; Malaviya National Institute of Technology, Jaipur; Indian Institute of Technology Jodhpur; LNM Institute of Information Technology, Jaipur; Manipal University Jaipur; Rajasthan Technical University, Kota
G | Rajasthan: University of Rajasthan; Banasthali Vidyapith; St. Xavier's College, Jaipur; Central University of Rajasthan
M | Rajasthan: Indian Institute of Management Udaipur
D | Rajasthan: Indian Institute of Crafts and Design, Jaipur
L | Rajasthan: National Law University, Jodhpur
H | Rajasthan: Sawai Man Singh Medical College, Jaipur
T | Kerala: National Institute of Technology, Calicut; College of Engineering, Trivandrum; Cochin University of Science and Technology; Government Engineering College, Thrissur; TKM College of Engineering, Kollam; Model Engineering College, Kochi; Indian Institute of Space Science and Technology; Indian Institute of Technology Palakkad
G | Kerala: University of Kerala; University of Calicut; Sacred Heart College, Kochi; St. Teresa's College, Ernakulam; Mahatma Gandhi University, Kottayam; Mar Ivanios College, Thiruvananthapuram
M | Kerala: Indian Institute of Management Kozhikode; Rajagiri Business School, Kochi
L | Kerala: National University of Advanced Legal Studies, Kochi
H | Kerala: Government Medical College, Thiruvananthapuram
K | Kerala: Institute of Hotel Management, Kovalam
T | Madhya Pradesh: Indian Institute of Technology Indore; Maulana Azad National Institute of Technology, Bhopal; Shri Govindram Seksaria Institute of Technology and Science; Indian Institute of Information Technology and Management, Gwalior
G | Madhya Pradesh: Devi Ahilya Vishwavidyalaya, Indore; Barkatullah University, Bhopal; Makhanlal Chaturvedi National University of Journalism
M | Madhya Pradesh: Indian Institute of Management Indore; Prestige Institute of Management and Research
A | Madhya Pradesh: School of Planning and Architecture, Bhopal
L | Madhya Pradesh: National Law Institute University, Bhopal
T | Punjab: Indian Institute of Technology Ropar; Thapar Institute of Engineering and Technology; National Institute of Technology, Jalandhar; Lovely Professional University; Guru Nanak Dev Engineering College, Ludhiana
G | Punjab: Guru Nanak Dev University, Amritsar; Punjabi University, Patiala
M | Punjab: Indian Institute of Management Amritsar
F | Punjab: Punjab Agricultural University, Ludhiana
T | Chandigarh: Punjab Engineering College, Chandigarh; University Institute of Engineering and Technology, Panjab University
G | Chandigarh: Panjab University; DAV College, Chandigarh
T | Haryana: National Institute of Technology, Kurukshetra; J. C. Bose University of Science and Technology, YMCA; The NorthCap University
G | Haryana: Ashoka University; O. P. Jindal Global University; Maharshi Dayanand University, Rohtak
M | Haryana: Indian Institute of Management Rohtak; Management Development Institute, Gurgaon
F | Haryana: Chaudhary Charan Singh Haryana Agricultural University
T | Odisha: Indian Institute of Technology Bhubaneswar; National Institute of Technology, Rourkela; Kalinga Institute of Industrial Technology; Veer Surendra Sai University of Technology
G | Odisha: Utkal University; Ravenshaw University
M | Odisha: XIM University, Bhubaneswar; Indian Institute of Management Sambalpur
T | Andhra Pradesh: Andhra University College of Engineering; National Institute of Technology, Andhra Pradesh; GITAM University; Jawaharlal Nehru Technological University, Kakinada; K L University; VIT-AP University, Amaravati
G | Andhra Pradesh: Andhra University; Sri Venkateswara University, Tirupati; Krea University
M | Andhra Pradesh: Indian Institute of Management Visakhapatnam
T | Bihar: Indian Institute of Technology Patna; National Institute of Technology, Patna; Muzaffarpur Institute of Technology
G | Bihar: Patna University; Patna Women's College
L | Bihar: Chanakya National Law University, Patna
T | Jharkhand: Indian Institute of Technology (ISM) Dhanbad; Birla Institute of Technology, Mesra; National Institute of Technology, Jamshedpur
G | Jharkhand: Ranchi University; St. Xavier's College, Ranchi
M | Jharkhand: XLRI Xavier School of Management, Jamshedpur; Indian Institute of Management Ranchi
T | Chhattisgarh: National Institute of Technology, Raipur; Indian Institute of Technology Bhilai
M | Chhattisgarh: Indian Institute of Management Raipur
L | Chhattisgarh: Hidayatullah National Law University
T | Assam: Indian Institute of Technology Guwahati; National Institute of Technology, Silchar; Tezpur University; Assam Engineering College
G | Assam: Gauhati University; Cotton University
T | Uttarakhand: Indian Institute of Technology Roorkee; Graphic Era University, Dehradun; University of Petroleum and Energy Studies
G | Uttarakhand: Doon University
F | Uttarakhand: G. B. Pant University of Agriculture and Technology, Pantnagar
T | Goa: Goa College of Engineering; BITS Pilani, K. K. Birla Goa Campus; National Institute of Technology, Goa
G | Goa: Goa University
T | Himachal Pradesh: Indian Institute of Technology Mandi; National Institute of Technology, Hamirpur
G | Himachal Pradesh: Himachal Pradesh University
T | Jammu and Kashmir: National Institute of Technology, Srinagar; Indian Institute of Technology Jammu
G | Jammu and Kashmir: University of Kashmir; University of Jammu
T | Puducherry: National Institute of Technology, Puducherry
G | Puducherry: Pondicherry University
TG | Meghalaya: North-Eastern Hill University, Shillong; National Institute of Technology, Meghalaya
TG | Manipur: Manipur University; National Institute of Technology, Manipur
TG | Nagaland: Nagaland University
TG | Mizoram: Mizoram University
TG | Tripura: Tripura University; National Institute of Technology, Agartala
TG | Arunachal Pradesh: Rajiv Gandhi University, Itanagar
TG | Sikkim: Sikkim Manipal Institute of Technology
`;

/** Universities outside India, by country. */
export const universitiesAbroad = `
United States: Massachusetts Institute of Technology; Stanford University; Carnegie Mellon University; University of California, Berkeley; Georgia Institute of Technology; University of Michigan; Purdue University; Arizona State University; New York University; Cornell University; University of Illinois Urbana-Champaign; University of Texas at Austin; Northeastern University; University of Washington
United Kingdom: University of Oxford; University of Cambridge; Imperial College London; University College London; University of Edinburgh; University of Manchester; King's College London; University of Leeds; University of Warwick; University of the Arts London; Glasgow School of Art
Canada: University of Toronto; University of Waterloo; University of British Columbia; McGill University; University of Alberta
Australia: University of Melbourne; University of Sydney; Monash University; UNSW Sydney; University of Queensland
Singapore: National University of Singapore; Nanyang Technological University
Germany: Technical University of Munich; RWTH Aachen University; Heidelberg University; Technical University of Berlin
France: Sorbonne University; École Polytechnique; Sciences Po
Switzerland: ETH Zurich; EPFL
Netherlands: Delft University of Technology; University of Amsterdam; Eindhoven University of Technology
Ireland: Trinity College Dublin; University College Dublin
Japan: University of Tokyo; Kyoto University
South Korea: KAIST; Seoul National University
Hong Kong: University of Hong Kong
Nepal: Tribhuvan University; Kathmandu University
Sri Lanka: University of Colombo; University of Moratuwa
Bangladesh: University of Dhaka; Bangladesh University of Engineering and Technology
Kenya: University of Nairobi; Strathmore University
Nigeria: University of Lagos; University of Ibadan; Covenant University
Spain: University of Barcelona; IE University
Italy: Politecnico di Milano; University of Bologna
Brazil: University of São Paulo
South Africa: University of Cape Town
United Arab Emirates: Khalifa University; American University of Sharjah
`;

/** Polytechnics, for diplomas. */
export const polytechnics = `
Maharashtra: Government Polytechnic, Pune; Government Polytechnic, Mumbai; Veermata Jijabai Technological Institute (Diploma), Mumbai
Karnataka: Government Polytechnic, Bengaluru; M. E. I. Polytechnic, Bengaluru
Delhi: Pusa Institute of Technology, Delhi; Meera Bai Institute of Technology, Delhi
Tamil Nadu: Central Polytechnic College, Chennai; PSG Polytechnic College, Coimbatore
Telangana: Government Polytechnic, Masab Tank, Hyderabad
West Bengal: Jnan Chandra Ghosh Polytechnic, Kolkata
Gujarat: Government Polytechnic, Ahmedabad
Uttar Pradesh: Government Polytechnic, Lucknow
Rajasthan: Government Polytechnic College, Jaipur
Kerala: Central Polytechnic College, Vattiyoorkavu
Punjab: Government Polytechnic College, Ludhiana
`;

/** Schools, for the tenth and twelfth. */
export const schools = `
Maharashtra: Cathedral and John Connon School, Mumbai; Bombay Scottish School, Mahim; Jnana Prabodhini Prashala, Pune; The Bishop's School, Pune; Abhinava Vidyalaya, Pune; Kendriya Vidyalaya, IIT Powai; Somalwar High School, Nagpur; Symbiosis School, Nashik
Karnataka: Bishop Cotton Boys' School, Bengaluru; National Public School, Indiranagar; Sophia High School, Bengaluru; Kendriya Vidyalaya, Malleswaram; Demonstration School, Mysuru
Delhi: Delhi Public School, R. K. Puram; Modern School, Barakhamba Road; Sardar Patel Vidyalaya, Delhi; Springdales School, Pusa Road; Kendriya Vidyalaya, Andrews Ganj; Rajkiya Pratibha Vikas Vidyalaya, Delhi
Tamil Nadu: Padma Seshadri Bala Bhavan, Chennai; Don Bosco School, Egmore; P.S.G. Sarvajana School, Coimbatore; TVS Lakshmi School, Madurai
Telangana: Hyderabad Public School, Begumpet; Nasr School, Hyderabad; St. Ann's High School, Secunderabad
West Bengal: South Point School, Kolkata; La Martiniere for Girls, Kolkata; St. Xavier's Collegiate School, Kolkata; Don Bosco School, Siliguri
Gujarat: St. Xavier's High School, Loyola Hall, Ahmedabad; Navrachana School, Vadodara; P. P. Savani School, Surat
Uttar Pradesh: City Montessori School, Lucknow; Delhi Public School, Noida; St. Joseph's College, Prayagraj; Sunbeam School, Varanasi
Rajasthan: Maharaja Sawai Man Singh Vidyalaya, Jaipur; St. Xavier's School, Jaipur; Mayo College, Ajmer
Kerala: Rajagiri Public School, Kalamassery; Loyola School, Thiruvananthapuram; Bharatiya Vidya Bhavan, Thrissur
Madhya Pradesh: The Daly College, Indore; Campion School, Bhopal
Punjab: Yadavindra Public School, Patiala; Sacred Heart School, Ludhiana
Chandigarh: St. John's High School, Chandigarh; Bhavan Vidyalaya, Chandigarh
Haryana: The Shri Ram School, Gurugram; Scottish High International School, Gurugram
Odisha: DAV Public School, Unit VIII, Bhubaneswar
Andhra Pradesh: Timpany School, Visakhapatnam; Nalanda Vidya Niketan, Vijayawada
Bihar: St. Michael's High School, Patna
Jharkhand: Loyola School, Jamshedpur; Delhi Public School, Ranchi
Assam: Don Bosco School, Guwahati
Uttarakhand: St. Joseph's Academy, Dehradun
Goa: Sharada Mandir School, Panaji
Himachal Pradesh: Bishop Cotton School, Shimla
Jammu and Kashmir: Burn Hall School, Srinagar
Meghalaya: St. Edmund's School, Shillong
`;
