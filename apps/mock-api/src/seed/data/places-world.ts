/** The great cities outside India. */
export const worldCities =
  'London, New York, San Francisco, Singapore, Dubai, Berlin, Paris, Tokyo, Sydney, Melbourne, Toronto, Vancouver, Boston, Los Angeles, Chicago, Seattle, Austin, Washington, Munich, Hamburg, Frankfurt, Amsterdam, Dublin, Zurich, Madrid, Barcelona, Lisbon, Rome, Milan, Vienna, Copenhagen, Stockholm, Helsinki, Oslo, Warsaw, Prague, Istanbul, Moscow, Hong Kong, Shanghai, Beijing, Shenzhen, Seoul, Taipei, Bangkok, Kuala Lumpur, Jakarta, Manila, Hanoi, Kathmandu, Colombo, Dhaka, Abu Dhabi, Doha, Riyadh, Cairo, Lagos, Nairobi, Cape Town, Johannesburg, São Paulo, Rio de Janeiro, Buenos Aires, Mexico City, Montreal, Auckland, Brussels, Manchester, Edinburgh';

/** Places outside India and the Americas, one country and state a line, best known first; written like the Indian ones. */
export const worldPlaces = `
United Kingdom | England: London; Manchester, Birmingham, Cambridge, Oxford, Leeds, Bristol, Liverpool; Sheffield, Newcastle upon Tyne, Nottingham, Leicester, Coventry, Southampton, Brighton, Bath, York, Reading, Durham, Exeter, Milton Keynes, Warwick, Lancaster, Loughborough, Plymouth, Norwich
United Kingdom | Scotland: Edinburgh; Glasgow; Aberdeen, Dundee, St Andrews, Inverness
United Kingdom | Wales: Cardiff; Swansea
United Kingdom | Northern Ireland: Belfast
United Arab Emirates | Dubai: Dubai
United Arab Emirates | Abu Dhabi: Abu Dhabi; Al Ain
United Arab Emirates | Sharjah: Sharjah
United Arab Emirates | Ajman: Ajman
United Arab Emirates | Ras Al Khaimah: Ras Al Khaimah
Singapore: Singapore
Germany | Berlin: Berlin
Germany | Bavaria: Munich (München); Nuremberg; Augsburg, Erlangen, Regensburg
Germany | Hamburg: Hamburg
Germany | Hesse: Frankfurt; Darmstadt, Wiesbaden, Kassel
Germany | North Rhine-Westphalia: Cologne (Köln), Düsseldorf; Aachen, Bonn, Dortmund, Essen, Münster, Bochum, Bielefeld
Germany | Baden-Württemberg: Stuttgart; Heidelberg, Karlsruhe, Freiburg, Mannheim; Ulm, Tübingen, Konstanz
Germany | Saxony: Leipzig, Dresden; Chemnitz
Germany | Lower Saxony: Hanover; Göttingen, Braunschweig, Wolfsburg
Germany | Bremen: Bremen
Germany | Rhineland-Palatinate: Mainz
Germany | Schleswig-Holstein: Kiel; Lübeck
Germany | Thuringia: Jena; Weimar, Erfurt
Germany | Saarland: Saarbrücken
France | Île-de-France: Paris; Versailles, Saclay
France | Auvergne-Rhône-Alpes: Lyon; Grenoble; Clermont-Ferrand, Annecy
France | Provence-Alpes-Côte d'Azur: Marseille, Nice; Aix-en-Provence, Cannes, Sophia Antipolis
France | Occitanie: Toulouse, Montpellier
France | Nouvelle-Aquitaine: Bordeaux; Limoges
France | Hauts-de-France: Lille
France | Pays de la Loire: Nantes; Angers
France | Grand Est: Strasbourg; Reims, Nancy
France | Brittany: Rennes
Australia | New South Wales: Sydney; Newcastle, Wollongong
Australia | Victoria: Melbourne; Geelong
Australia | Queensland: Brisbane; Gold Coast, Cairns, Townsville
Australia | Western Australia: Perth
Australia | South Australia: Adelaide
Australia | Australian Capital Territory: Canberra
Australia | Tasmania: Hobart
Australia | Northern Territory: Darwin
New Zealand | Auckland: Auckland
New Zealand | Wellington: Wellington
New Zealand | Canterbury: Christchurch
New Zealand | Otago: Dunedin, Queenstown
New Zealand | Waikato: Hamilton
Netherlands | North Holland: Amsterdam; Haarlem
Netherlands | South Holland: Rotterdam, The Hague (Den Haag), Delft; Leiden
Netherlands | Utrecht: Utrecht
Netherlands | North Brabant: Eindhoven; Tilburg
Netherlands | Groningen: Groningen
Netherlands | Gelderland: Wageningen, Nijmegen
Netherlands | Limburg: Maastricht
Netherlands | Overijssel: Enschede
Ireland | Leinster: Dublin
Ireland | Munster: Cork; Limerick, Waterford
Ireland | Connacht: Galway
Switzerland | Zurich: Zurich (Zürich); Winterthur
Switzerland | Geneva: Geneva (Genève)
Switzerland | Vaud: Lausanne; Montreux
Switzerland | Basel-Stadt: Basel
Switzerland | Bern: Bern
Switzerland | Zug: Zug
Switzerland | Ticino: Lugano
Switzerland | Lucerne: Lucerne
Switzerland | St. Gallen: St. Gallen
Japan | Tokyo: Tokyo
Japan | Osaka: Osaka
Japan | Kyoto: Kyoto
Japan | Kanagawa: Yokohama; Kawasaki
Japan | Aichi: Nagoya
Japan | Hokkaido: Sapporo
Japan | Fukuoka: Fukuoka
Japan | Hyogo: Kobe
Japan | Miyagi: Sendai
Japan | Hiroshima: Hiroshima
Japan | Okinawa: Naha
Japan | Ibaraki: Tsukuba
South Korea | Seoul: Seoul
South Korea | Busan: Busan
South Korea | Daejeon: Daejeon
South Korea | Incheon: Incheon
South Korea | Daegu: Daegu
South Korea | Gyeonggi: Suwon, Seongnam
South Korea | Jeju: Jeju City
China | Shanghai: Shanghai
China | Beijing: Beijing (Peking)
China | Guangdong: Shenzhen, Guangzhou (Canton); Dongguan, Zhuhai, Foshan
China | Zhejiang: Hangzhou; Ningbo, Wenzhou, Yiwu
China | Sichuan: Chengdu
China | Hubei: Wuhan
China | Shaanxi: Xi'an
China | Jiangsu: Nanjing, Suzhou; Wuxi
China | Fujian: Xiamen; Fuzhou, Quanzhou
China | Shandong: Qingdao; Jinan
China | Chongqing: Chongqing
China | Tianjin: Tianjin
China | Liaoning: Dalian; Shenyang
China | Heilongjiang: Harbin
China | Qinghai: Xining
China | Hunan: Changsha
China | Henan: Zhengzhou
China | Yunnan: Kunming
Hong Kong: Hong Kong
Macau: Macau
Taiwan: Taipei; Kaohsiung, Taichung, Hsinchu, Tainan
Malaysia | Kuala Lumpur: Kuala Lumpur
Malaysia | Penang: George Town
Malaysia | Johor: Johor Bahru
Malaysia | Selangor: Petaling Jaya, Shah Alam, Cyberjaya
Malaysia | Sabah: Kota Kinabalu
Malaysia | Sarawak: Kuching
Malaysia | Perak: Ipoh
Thailand | Bangkok: Bangkok
Thailand | Chiang Mai: Chiang Mai
Thailand | Phuket: Phuket
Thailand | Chonburi: Pattaya
Indonesia | Jakarta: Jakarta
Indonesia | West Java: Bandung; Bekasi, Bogor, Depok
Indonesia | East Java: Surabaya; Malang
Indonesia | Bali: Denpasar; Ubud
Indonesia | Yogyakarta: Yogyakarta
Indonesia | North Sumatra: Medan
Indonesia | South Sulawesi: Makassar
Vietnam: Ho Chi Minh City (Saigon), Hanoi; Da Nang; Hai Phong, Hue, Can Tho, Nha Trang
Philippines | Metro Manila: Manila; Makati, Quezon City, Taguig
Philippines | Cebu: Cebu City
Philippines | Davao: Davao City
Philippines | Benguet: Baguio
Nepal | Bagmati: Kathmandu; Lalitpur, Bharatpur
Nepal | Gandaki: Pokhara
Nepal | Koshi: Biratnagar, Dharan
Nepal | Lumbini: Butwal
Sri Lanka | Western Province: Colombo; Negombo, Moratuwa
Sri Lanka | Central Province: Kandy
Sri Lanka | Southern Province: Galle
Sri Lanka | Northern Province: Jaffna
Bangladesh | Dhaka Division: Dhaka; Gazipur, Narayanganj
Bangladesh | Chattogram Division: Chattogram (Chittagong); Cumilla
Bangladesh | Sylhet Division: Sylhet
Bangladesh | Khulna Division: Khulna
Bangladesh | Rajshahi Division: Rajshahi
Pakistan | Sindh: Karachi; Hyderabad
Pakistan | Punjab: Lahore; Faisalabad, Rawalpindi, Multan, Sialkot
Pakistan | Islamabad Capital Territory: Islamabad
Pakistan | Khyber Pakhtunkhwa: Peshawar
Pakistan | Balochistan: Quetta
Bhutan: Thimphu; Phuntsholing, Paro
Maldives: Malé
Afghanistan: Kabul; Herat
Myanmar: Yangon (Rangoon); Mandalay
Cambodia: Phnom Penh; Siem Reap
Laos: Vientiane
Mongolia: Ulaanbaatar
Brunei: Bandar Seri Begawan
Kazakhstan: Almaty; Astana
Uzbekistan: Tashkent; Samarkand
Georgia: Tbilisi; Batumi
Armenia: Yerevan
Azerbaijan: Baku
Saudi Arabia | Riyadh: Riyadh
Saudi Arabia | Makkah: Jeddah; Mecca
Saudi Arabia | Eastern Province: Dammam; Dhahran, Khobar
Saudi Arabia | Madinah: Medina; Yanbu
Qatar: Doha
Kuwait: Kuwait City
Bahrain: Manama
Oman: Muscat; Salalah, Sohar
Jordan: Amman
Lebanon: Beirut
Israel: Tel Aviv; Jerusalem, Haifa
Iran: Tehran; Isfahan, Shiraz
Iraq: Baghdad; Erbil, Basra
Turkey: Istanbul; Ankara, Izmir; Antalya, Bursa
Spain | Community of Madrid: Madrid
Spain | Catalonia: Barcelona; Girona, Tarragona
Spain | Valencian Community: Valencia; Alicante
Spain | Andalusia: Seville, Málaga; Granada, Córdoba
Spain | Basque Country: Bilbao; San Sebastián
Spain | Aragon: Zaragoza
Spain | Balearic Islands: Palma
Portugal: Lisbon (Lisboa), Porto; Braga, Coimbra, Aveiro, Faro
Italy | Lombardy: Milan (Milano); Bergamo, Brescia, Pavia
Italy | Lazio: Rome (Roma)
Italy | Piedmont: Turin (Torino)
Italy | Emilia-Romagna: Bologna; Modena, Parma
Italy | Tuscany: Florence (Firenze), Pisa; Siena
Italy | Veneto: Venice, Padua; Verona
Italy | Campania: Naples
Italy | Liguria: Genoa
Italy | Friuli-Venezia Giulia: Trieste
Italy | Sicily: Palermo; Catania
Italy | Apulia: Bari
Greece: Athens; Thessaloniki; Patras, Heraklion
Cyprus: Nicosia; Limassol
Malta: Valletta
Austria: Vienna (Wien); Graz, Salzburg, Innsbruck, Linz
Belgium: Brussels; Antwerp, Ghent, Leuven; Bruges, Liège
Luxembourg: Luxembourg
Monaco: Monaco
Denmark: Copenhagen; Aarhus, Odense, Aalborg
Sweden: Stockholm; Gothenburg, Malmö, Uppsala; Lund, Linköping, Umeå
Norway: Oslo; Bergen, Trondheim, Stavanger; Tromsø
Finland: Helsinki; Espoo, Tampere; Oulu, Turku, Jyväskylä
Iceland: Reykjavík
Estonia: Tallinn; Tartu
Latvia: Riga
Lithuania: Vilnius; Kaunas
Poland: Warsaw, Kraków; Wrocław, Gdańsk, Poznań; Łódź, Katowice, Lublin
Czech Republic: Prague; Brno, Ostrava, Plzeň
Slovakia: Bratislava; Košice
Hungary: Budapest; Debrecen, Szeged
Romania: Bucharest; Cluj-Napoca, Timișoara, Iași
Bulgaria: Sofia; Plovdiv, Varna
Serbia: Belgrade; Novi Sad
Croatia: Zagreb; Split, Rijeka
Slovenia: Ljubljana
Bosnia and Herzegovina: Sarajevo
Montenegro: Podgorica
North Macedonia: Skopje
Albania: Tirana
Kosovo: Pristina
Moldova: Chișinău
Ukraine: Kyiv (Kiev); Lviv, Kharkiv, Odesa, Dnipro
Belarus: Minsk
Russia: Moscow, Saint Petersburg; Novosibirsk, Kazan, Yekaterinburg; Vladivostok
South Africa | Western Cape: Cape Town; Stellenbosch
South Africa | Gauteng: Johannesburg, Pretoria
South Africa | KwaZulu-Natal: Durban
South Africa | Eastern Cape: Gqeberha (Port Elizabeth)
South Africa | Free State: Bloemfontein
Nigeria: Lagos, Abuja; Ibadan, Kano, Port Harcourt, Enugu
Kenya: Nairobi; Mombasa, Kisumu, Eldoret
Ghana: Accra; Kumasi, Tamale
Egypt: Cairo; Alexandria, Giza
Morocco: Casablanca, Rabat; Marrakesh, Fez, Tangier
Tunisia: Tunis; Sfax
Algeria: Algiers; Oran
Libya: Tripoli
Ethiopia: Addis Ababa
Uganda: Kampala; Entebbe
Tanzania: Dar es Salaam; Dodoma, Arusha, Zanzibar City
Rwanda: Kigali
Zambia: Lusaka
Zimbabwe: Harare; Bulawayo
Botswana: Gaborone
Namibia: Windhoek
Mozambique: Maputo
Angola: Luanda
Senegal: Dakar
Ivory Coast: Abidjan; Yamoussoukro
Cameroon: Yaoundé; Douala
Democratic Republic of the Congo: Kinshasa
Mauritius: Port Louis; Quatre Bornes
Madagascar: Antananarivo
Seychelles: Victoria
Sudan: Khartoum
Somalia: Mogadishu
Fiji: Suva; Nadi
Papua New Guinea: Port Moresby
Samoa: Apia
`;
