/**
 * Indian places, one state a line: the best known cities, then large ones, then towns, parted by semicolons.
 * A name in brackets is an older or second name that finds the place too.
 */
export const indianPlaces = `
Maharashtra: Mumbai (Bombay), Pune (Poona); Nagpur, Nashik (Nasik), Thane, Navi Mumbai, Chhatrapati Sambhajinagar (Aurangabad), Solapur, Kolhapur, Pimpri-Chinchwad, Kalyan, Amravati; Sangli, Akola, Jalgaon, Latur, Dhule, Ahilyanagar (Ahmednagar), Chandrapur, Parbhani, Ichalkaranji, Jalna, Bhiwandi, Panvel, Vasai, Virar, Mira Bhayandar, Dombivli, Ulhasnagar, Ambernath, Badlapur, Nanded, Satara, Ratnagiri, Wardha, Yavatmal, Gondia, Bhandara, Beed, Osmanabad, Hingoli, Washim, Buldhana, Karad, Baramati, Alibag, Malegaon, Nandurbar, Sawantwadi, Lonavala, Shirdi, Pandharpur
Karnataka: Bengaluru (Bangalore); Mysuru (Mysore), Mangaluru (Mangalore), Hubballi (Hubli), Belagavi (Belgaum); Dharwad, Kalaburagi (Gulbarga), Davanagere, Ballari (Bellary), Vijayapura (Bijapur), Shivamogga (Shimoga), Tumakuru (Tumkur), Raichur, Bidar, Udupi, Manipal, Hassan, Mandya, Chitradurga, Kolar, Gadag, Bagalkot, Haveri, Karwar, Chikkamagaluru, Madikeri, Hosapete, Ramanagara, Bhadravati, Surathkal
Delhi: New Delhi, Delhi; Dwarka, Rohini
Telangana: Hyderabad; Secunderabad, Warangal; Nizamabad, Karimnagar, Khammam, Ramagundam, Mahbubnagar, Nalgonda, Adilabad, Suryapet, Siddipet, Mancherial, Sangareddy, Hanamkonda
Tamil Nadu: Chennai (Madras); Coimbatore, Madurai, Tiruchirappalli (Trichy), Salem; Tiruppur, Erode, Vellore, Thoothukudi (Tuticorin), Tirunelveli, Nagercoil, Thanjavur (Tanjore), Dindigul, Kanchipuram, Karur, Hosur, Cuddalore, Kumbakonam, Tiruvannamalai, Sivakasi, Pollachi, Rajapalayam, Pudukkottai, Nagapattinam, Udhagamandalam (Ooty), Namakkal, Virudhunagar, Karaikudi, Villupuram, Krishnagiri, Dharmapuri, Ambur, Ramanathapuram, Chengalpattu
West Bengal: Kolkata (Calcutta); Howrah, Siliguri, Durgapur; Asansol, Kharagpur, Bardhaman (Burdwan), Darjeeling, Haldia, Malda, Kalyani, Bolpur (Santiniketan), Midnapore, Krishnanagar, Jalpaiguri, Cooch Behar, Baharampur, Bankura, Purulia, Raiganj, Balurghat, Barasat, Hooghly, Serampore, Kalimpong
Gujarat: Ahmedabad (Amdavad); Surat, Vadodara (Baroda), Rajkot, Gandhinagar; Bhavnagar, Jamnagar, Junagadh, Anand, Vapi, Bharuch, Nadiad, Navsari, Morbi, Mehsana, Bhuj, Gandhidham, Porbandar, Ankleshwar, Valsad, Surendranagar, Godhra, Patan, Palanpur, Veraval, Dahod, Amreli, Himatnagar, Vallabh Vidyanagar
Haryana: Gurugram (Gurgaon); Faridabad, Sonipat; Panipat, Ambala, Karnal, Hisar, Rohtak, Yamunanagar, Panchkula, Kurukshetra, Bhiwani, Rewari, Sirsa, Manesar, Bahadurgarh, Jind, Kaithal, Palwal, Narnaul
Uttar Pradesh: Noida; Lucknow, Greater Noida, Ghaziabad, Kanpur, Varanasi (Banaras), Agra, Prayagraj (Allahabad); Meerut, Bareilly, Aligarh, Moradabad, Gorakhpur, Jhansi, Mathura, Saharanpur, Ayodhya (Faizabad), Firozabad, Muzaffarnagar, Rampur, Shahjahanpur, Etawah, Mirzapur, Bulandshahr, Sitapur, Raebareli, Sultanpur, Azamgarh, Ballia, Jaunpur, Hapur, Vrindavan, Unnao, Hardoi, Lakhimpur, Bahraich, Deoria, Basti, Gonda, Budaun, Mainpuri
Rajasthan: Jaipur; Jodhpur, Udaipur, Kota; Ajmer, Bikaner, Alwar, Bhilwara, Pilani, Sikar, Bharatpur, Sri Ganganagar, Pali, Jaisalmer, Chittorgarh, Mount Abu, Jhunjhunu, Nagaur, Hanumangarh, Barmer, Tonk, Beawar, Kishangarh, Churu, Banswara, Bundi, Neemrana
Kerala: Kochi (Cochin), Thiruvananthapuram (Trivandrum); Kozhikode (Calicut), Thrissur; Kollam (Quilon), Kannur, Kottayam, Alappuzha (Alleppey), Palakkad, Malappuram, Pathanamthitta, Kasaragod, Idukki, Munnar, Thalassery, Manjeri, Tirur, Guruvayur, Perinthalmanna, Kalpetta, Muvattupuzha, Changanassery
Madhya Pradesh: Indore, Bhopal; Gwalior, Jabalpur, Ujjain; Sagar, Rewa, Satna, Ratlam, Dewas, Singrauli, Burhanpur, Khandwa, Chhindwara, Vidisha, Shivpuri, Mandsaur, Neemuch, Hoshangabad, Itarsi, Guna, Morena, Khajuraho, Katni, Damoh, Pithampur
Chandigarh: Chandigarh
Punjab: Ludhiana, Amritsar; Jalandhar, Mohali, Patiala; Bathinda, Phagwara, Pathankot, Hoshiarpur, Moga, Rupnagar (Ropar), Batala, Firozpur, Kapurthala, Sangrur, Barnala, Gurdaspur, Khanna, Zirakpur, Abohar
Odisha: Bhubaneswar; Cuttack, Rourkela; Puri, Sambalpur, Berhampur, Balasore, Angul, Jharsuguda, Bhadrak, Baripada, Burla, Koraput, Rayagada, Kendujhar, Paradip
Andhra Pradesh: Visakhapatnam (Vizag), Vijayawada; Guntur, Tirupati, Nellore, Amaravati; Kurnool, Rajahmundry, Kakinada, Kadapa, Anantapur, Eluru, Ongole, Chittoor, Srikakulam, Vizianagaram, Machilipatnam, Tenali, Bhimavaram, Proddatur, Nandyal, Adoni, Hindupur, Tadepalligudem, Puttaparthi, Sri City
Bihar: Patna; Gaya, Muzaffarpur, Bhagalpur; Darbhanga, Purnia, Begusarai, Arrah, Katihar, Chhapra, Motihari, Sasaram, Nalanda, Hajipur, Munger, Siwan, Bettiah, Samastipur, Madhubani, Kishanganj, Buxar, Saharsa
Jharkhand: Ranchi, Jamshedpur; Dhanbad, Bokaro; Deoghar, Hazaribagh, Giridih, Ramgarh, Dumka, Chaibasa, Medininagar
Chhattisgarh: Raipur; Bhilai, Bilaspur; Durg, Korba, Rajnandgaon, Jagdalpur, Raigarh, Ambikapur, Dhamtari
Assam: Guwahati; Silchar, Dibrugarh, Jorhat, Tezpur; Nagaon, Tinsukia, Sivasagar, Bongaigaon, Golaghat, Goalpara, Karimganj, Digboi
Uttarakhand: Dehradun; Roorkee, Haridwar, Nainital; Rishikesh, Haldwani, Mussoorie, Almora, Pantnagar, Rudrapur, Kashipur, Srinagar Garhwal, Pithoragarh
Goa: Panaji (Panjim); Margao, Vasco da Gama; Mapusa, Ponda
Himachal Pradesh: Shimla; Dharamshala, Solan, Manali; Mandi, Hamirpur, Palampur, Kullu, Una, Bilaspur, Baddi, Chamba
Jammu and Kashmir: Srinagar, Jammu; Anantnag, Baramulla, Udhampur, Katra, Kathua, Sopore, Rajouri, Awantipora
Puducherry: Puducherry (Pondicherry); Karaikal
Meghalaya: Shillong; Tura, Jowai
Manipur: Imphal; Churachandpur, Thoubal
Tripura: Agartala; Udaipur, Dharmanagar
Nagaland: Kohima, Dimapur; Mokokchung, Wokha
Mizoram: Aizawl; Lunglei, Champhai
Arunachal Pradesh: Itanagar; Tawang, Ziro, Naharlagun, Pasighat
Sikkim: Gangtok; Namchi, Pelling
Ladakh: Leh; Kargil
Andaman and Nicobar Islands: Port Blair (Sri Vijaya Puram)
Dadra and Nagar Haveli and Daman and Diu: Silvassa, Daman; Diu
Lakshadweep: Kavaratti
`;
