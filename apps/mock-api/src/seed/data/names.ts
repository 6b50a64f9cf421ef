/** First and last names by where a family comes from, and the places it most often lives in. */
export interface NameGroup {
  /** Share among all people. */
  weight: number;
  /** Whether names carried all over India are also usual here. */
  panIndian: boolean;
  women: string;
  men: string;
  families: string;
  /** Indian states, or countries when `dialCode` is not 91. */
  home: string;
  dialCode: string;
}

const india = '91';

/** Names carried all over India. */
export const panIndianWomen = `
Aarohi Aditi Aishwarya Akanksha Amrita Ananya Anika Anjali Ankita Anushka Apoorva Aparna Avni Bhavya Charvi Deepika Diya Divya Esha Garima Gauri Isha Ishita Jahnavi Juhi Kavya Khushi Kriti Lavanya Mahima Manasi Megha Mira Muskan Myra Naina Namrata Nandini Neha Nidhi Nikita Niharika Nisha Pallavi Pooja Prachi Pragya Priya Priyanka Radhika Rashmi Riddhi Riya Ritika Roshni Saanvi Sakshi Saloni Samiksha Sanjana Shreya Shruti Simran Sneha Sonal Srishti Suhani Swati Tanvi Tanya Trisha Urvi Vaishnavi Vanshika Vidhi Yamini Yashika Zara`;
export const panIndianMen = `
Aarav Abhinav Abhishek Aditya Advait Akash Akshay Aman Amit Anirudh Ankit Anshul Arjun Arnav Aryan Ashwin Atharva Ayush Bharat Chirag Daksh Dev Devansh Dhruv Divyansh Gaurav Gautam Hardik Harsh Hemant Ishaan Jatin Kabir Karan Kartik Kshitij Kunal Lakshay Madhav Manav Manish Mayank Mihir Mohit Naman Neel Nikhil Nishant Ojas Parth Pranav Prateek Raghav Rahul Rajat Reyansh Rishabh Rishi Ritvik Rohan Rohit Sahil Samarth Sarthak Shashank Shaurya Shivam Siddharth Sumit Tanmay Tejas Tushar Uday Utkarsh Varun Vedant Vihaan Vikram Vivaan Vivek Yash Yuvraj`;

export const nameGroups: readonly NameGroup[] = [
  {
    weight: 17,
    panIndian: true,
    women: 'Pratibha Rekha Shivani Anamika Shweta Astha Kajal Preeti Mansi Jyoti',
    men: 'Saurabh Ashutosh Deepak Himanshu Piyush Alok Vaibhav Shubham Anurag Prashant',
    families:
      'Sharma Gupta Mishra Verma Agarwal Tiwari Pandey Singh Srivastava Dubey Shukla Yadav Chauhan Saxena Rastogi Tripathi Bansal Goel Mathur Kumar Garg Jain Dixit Chaturvedi Awasthi Rathore Chaudhary Bhardwaj Maheshwari Kulshreshtha',
    home: 'Uttar Pradesh, Delhi, Rajasthan, Haryana, Madhya Pradesh, Bihar, Uttarakhand, Jharkhand, Himachal Pradesh',
    dialCode: india,
  },
  {
    weight: 18,
    panIndian: true,
    women: 'Mugdha Ketaki Sayali Gargi Madhura Rucha Sharvari Mrunal Shalmali Tejaswini Vaidehi Aboli',
    men: 'Soham Omkar Swapnil Chinmay Kedar Mandar Ninad Sanket Ameya Saurav Viraj Rutvik',
    families:
      'Deshmukh Kulkarni Patil Joshi Deshpande Jadhav Shinde Gokhale Pawar Bhosale Kale More Gaikwad Chavan Sawant Phadke Ranade Bapat Naik Mahajan Salunkhe Kadam Thakare Wagh Kelkar Limaye Apte Sathe Karandikar Tambe',
    home: 'Maharashtra, Goa',
    dialCode: india,
  },
  {
    weight: 9,
    panIndian: true,
    women: 'Hetal Krupa Dhara Bansari Foram Jinal Krishna Mitali Drashti Hiral',
    men: 'Jay Meet Harshil Dhaval Jigar Smit Darshan Bhavik Yagnik Kushal',
    families:
      'Patel Shah Mehta Desai Trivedi Parekh Modi Joshi Solanki Dave Bhatt Gandhi Vora Chokshi Panchal Rana Thakkar Zaveri Sanghvi Doshi Parmar Vyas Shroff Kothari',
    home: 'Gujarat, Maharashtra',
    dialCode: india,
  },
  {
    weight: 10,
    panIndian: true,
    women: 'Abirami Dharani Janani Keerthana Kavitha Meenakshi Nithya Pavithra Sangeetha Thenmozhi Varsha Yazhini',
    men: 'Aravind Balaji Gokul Hariharan Karthikeyan Kathir Mukund Prasanna Senthil Sudharsan Vignesh Surya',
    families:
      'Subramanian Krishnan Ramesh Venkatesh Iyer Iyengar Raghavan Sundaram Natarajan Murugan Selvam Rajan Balasubramanian Chandrasekar Ganesan Palani Arumugam Sivakumar Srinivasan Annamalai Ravichandran Muthukumar Ramanathan Jayaraman',
    home: 'Tamil Nadu, Puducherry, Karnataka',
    dialCode: india,
  },
  {
    weight: 9,
    panIndian: true,
    women: 'Sravani Harika Sahithi Lasya Navya Mounika Deepthi Sindhu Tejasri Bhavana Chandana',
    men: 'Sai Chaitanya Praneeth Nithin Rakesh Sandeep Teja Charan Vamsi Srikanth Harshavardhan',
    families:
      'Reddy Rao Naidu Chowdary Raju Varma Prasad Yerramsetty Kommineni Gadde Bandaru Pothineni Vemuri Akkineni Tirumala Kondapalli Boyapati Mallela Chintala Nallamothu Garikapati Dasari',
    home: 'Telangana, Andhra Pradesh, Karnataka',
    dialCode: india,
  },
  {
    weight: 7,
    panIndian: true,
    women: 'Chaitra Spoorthi Sahana Bhoomika Inchara Rachana Sinchana Shravya Prerana Anagha',
    men: 'Sumanth Sanjay Girish Pavan Suhas Chethan Prajwal Shreyas Nagesh Raghu',
    families:
      'Gowda Hegde Shetty Rao Bhat Kamath Pai Shenoy Murthy Kulkarni Patil Nayak Acharya Poojary Urs Ballal Desai Hiremath Adiga Prabhu Karanth Hebbar',
    home: 'Karnataka',
    dialCode: india,
  },
  {
    weight: 8,
    panIndian: true,
    women: 'Anagha Gopika Malavika Meera Parvathy Sreelakshmi Devika Athira Gayathri Nimisha Sandra Theertha',
    men: 'Akhil Anand Arun Jithin Midhun Rohith Sreejith Unni Vishnu Abhijith Nandu Sharath',
    families:
      'Nair Menon Pillai Warrier Kurup Varma Nambiar Thomas Varghese Mathew Joseph Kurian George Philip Jacob Panicker Unnithan Namboothiri Chacko Cherian Antony Eapen',
    home: 'Kerala, Karnataka, Tamil Nadu',
    dialCode: india,
  },
  {
    weight: 8,
    panIndian: true,
    women: 'Anwesha Sreemoyee Moumita Debolina Ipsita Poulomi Rituparna Sohini Oindrila Titir Piyali Amrapali',
    men: 'Arghya Anirban Debjit Rudra Sayan Soumya Subhadeep Abir Arko Ritam Sourav Joydeep',
    families:
      'Sen Banerjee Mukherjee Chatterjee Das Ghosh Bose Dutta Roy Sarkar Bhattacharya Ganguly Mitra Saha Paul Chakraborty Nandi Majumdar Basu Pal Kundu Lahiri Sanyal Guha',
    home: 'West Bengal, Tripura, Assam, Jharkhand',
    dialCode: india,
  },
  {
    weight: 6,
    panIndian: true,
    women: 'Harleen Jasleen Gurleen Manpreet Kirandeep Navneet Ravneet Prabhleen Amanpreet Japleen',
    men: 'Harpreet Gurpreet Arshdeep Jaspreet Manvir Amrinder Karanveer Angad Japjot Ranveer',
    families:
      'Singh Sandhu Gill Dhillon Sidhu Bajwa Grewal Chopra Malhotra Kapoor Khanna Arora Sethi Bhatia Ahuja Anand Walia Bedi Sodhi Mann Oberoi',
    home: 'Punjab, Chandigarh, Delhi, Haryana',
    dialCode: india,
  },
  {
    weight: 9,
    panIndian: false,
    women:
      'Aisha Alina Ayesha Farah Fatima Hana Iqra Mahira Mehreen Nida Rida Saba Samina Sana Sara Sumaiya Zainab Zoya Heena Inaya',
    men: 'Aamir Adnan Ahmed Ayaan Danish Faisal Farhan Hamza Ibrahim Imran Irfan Junaid Kamran Mohsin Nadeem Omar Rehan Saif Sameer Zaid',
    families:
      'Khan Ansari Shaikh Qureshi Siddiqui Merchant Qazi Ahmed Mirza Pathan Hussain Rizvi Syed Farooqui Ali Patel Lokhandwala Khatri Memon Baig Naqvi Usmani',
    home: 'Maharashtra, Uttar Pradesh, Telangana, Delhi, Karnataka, Bihar, Gujarat, Jammu and Kashmir, Kerala',
    dialCode: india,
  },
  {
    weight: 3,
    panIndian: false,
    women: 'Andrea Bianca Carol Delilah Fiona Gwen Jovita Larissa Natasha Rochelle Valerie Wendy',
    men: 'Aaron Clive Dylan Elroy Glenn Jason Kevin Lester Melroy Nathan Ryan Savio',
    families:
      "D'Souza Fernandes Pereira Rodrigues Lobo Pinto Menezes D'Costa Gomes Mascarenhas Noronha Saldanha Coutinho Almeida Cardozo Sequeira",
    home: 'Goa, Maharashtra, Karnataka',
    dialCode: india,
  },
  {
    weight: 4,
    panIndian: false,
    women: 'Lalrinpuii Bhaswati Lipika Chanu Rinchen Tenzin Imnala Banri Meghali Pema Daiaphi',
    men: 'Bhargav Dorjee Karma Lalthanga Pranjal Rituraj Temjen Tashi Kyrmen Ningthou Hrishikesh',
    families:
      'Baruah Bora Gogoi Hazarika Kalita Saikia Borgohain Lyngdoh Marak Sangma Khongwir Ao Jamir Bhutia Lepcha Singha Rai Pradhan Pegu Deka',
    home: 'Assam, Meghalaya, Manipur, Nagaland, Mizoram, Sikkim, Arunachal Pradesh',
    dialCode: india,
  },
  {
    weight: 4,
    panIndian: true,
    women: 'Ankita Barsha Itishree Lipsa Madhusmita Pragyan Smruti Subhashree Sanghamitra',
    men: 'Biswajit Debasis Jyotiranjan Pratyush Satyajit Sidharth Subrat Tapas Sambit',
    families:
      'Mohanty Panda Patnaik Das Sahoo Nayak Mishra Behera Rath Swain Dash Parida Mohapatra Jena Pradhan Tripathy',
    home: 'Odisha, Chhattisgarh',
    dialCode: india,
  },
  {
    weight: 3,
    panIndian: false,
    women: 'Emily Hannah Olivia Grace Chloe Megan Sophie Amelia Naomi Lucy Charlotte Zoe',
    men: 'Jack Thomas Oliver James Ethan Samuel Lewis Daniel Callum Adam Henry Max',
    families:
      'Walker Hughes Bennett Carter Morgan Foster Reid Sullivan Hayes Turner Brooks Palmer Ellis Marsh Whitfield Doyle',
    home: 'United Kingdom',
    dialCode: '44',
  },
  {
    weight: 3,
    panIndian: false,
    women: 'Maya Jasmine Elena Abigail Brianna Leah Simone Tessa Madison Ivy',
    men: 'Marcus Tyler Julian Caleb Isaiah Noah Andre Wyatt Miles Theo',
    families:
      'Johnson Ramirez Nguyen Williams Cohen Park Thompson Rivera Jackson Kowalski Bell Ortiz Hansen Coleman Vargas',
    home: 'United States, Canada',
    dialCode: '1',
  },
  {
    weight: 2,
    panIndian: false,
    women: 'Lena Klara Johanna Mia Paula Frieda Annika Greta',
    men: 'Lukas Jonas Felix Moritz Paul Emil Niklas Anton',
    families: 'Weber Schneider Vogel Hoffmann Krüger Brandt Keller Lindner Fuchs Neumann Seidel Köhler',
    home: 'Germany',
    dialCode: '49',
  },
  {
    weight: 2,
    panIndian: false,
    women: 'Adaeze Amara Chiamaka Ifeoma Ngozi Temitope Folake Zainab',
    men: 'Chinedu Emeka Kelechi Obinna Tunde Segun Femi Ibrahim',
    families: 'Okafor Adeyemi Eze Okonkwo Balogun Nwosu Bello Adebayo Onyekachi Ogunleye Abubakar Umeh',
    home: 'Nigeria',
    dialCode: '234',
  },
  {
    weight: 1,
    panIndian: false,
    women: 'Wanjiru Akinyi Njeri Atieno Wambui Chebet Makena Nyambura',
    men: 'Kamau Otieno Kiprono Mwangi Ochieng Mutua Kariuki Barasa',
    families: 'Kimani Odhiambo Wekesa Cheruiyot Maina Omondi Njoroge Kiptoo Mbugua Wafula',
    home: 'Kenya',
    dialCode: '254',
  },
  {
    weight: 2,
    panIndian: false,
    women: 'Sunita Prativa Asmita Binita Srijana Anjana Prerana Sabina',
    men: 'Bibek Sujan Nabin Prabin Aayush Roshan Suman Bishal',
    families: 'Shrestha Tamang Gurung Adhikari Thapa Karki Maharjan Poudel Rai Basnet Bhandari Sherpa',
    home: 'Nepal',
    dialCode: '977',
  },
  {
    weight: 1,
    panIndian: false,
    women: 'Dilini Nethmi Sachini Ishara Tharushi Hiruni Anjali Kavindi',
    men: 'Kasun Dinesh Nuwan Sahan Tharindu Isuru Lahiru Pasindu',
    families: 'Perera Fernando Silva Jayawardena Wickramasinghe Bandara Gunawardena Rajapaksha Dissanayake Senanayake',
    home: 'Sri Lanka',
    dialCode: '94',
  },
  {
    weight: 1,
    panIndian: false,
    women: 'Nusrat Tasnim Sadia Farzana Mithila Raisa Anika Jannat',
    men: 'Tanvir Rakib Shakil Mahmud Arif Nafis Sajid Rafi',
    families: 'Rahman Chowdhury Islam Hossain Karim Akter Haque Uddin Talukder Bhuiyan',
    home: 'Bangladesh',
    dialCode: '880',
  },
  {
    weight: 1,
    panIndian: false,
    women: 'Lucía Carmen Marta Inés Alba Noelia Paloma',
    men: 'Álvaro Diego Javier Hugo Mateo Rubén Sergio',
    families: 'García Moreno Navarro Ruiz Castillo Ortega Iglesias Delgado Ramos Molina',
    home: 'Spain',
    dialCode: '34',
  },
  {
    weight: 1,
    panIndian: false,
    women: 'Xinyi Huimin Jiaen Shuting Yiling Weixin Peixuan',
    men: 'Junwei Kaijie Zhihao Wenbin Yongsheng Weijie Haoran',
    families: 'Tan Lim Lee Ng Wong Goh Chua Koh Teo Ong',
    home: 'Singapore',
    dialCode: '65',
  },
];
