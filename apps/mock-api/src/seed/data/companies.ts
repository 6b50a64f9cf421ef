/**
 * Companies that hire: name | address | size | types, parted by semicolons | technologies, parted by semicolons | about.
 * The first two are the demo recruiter's and the other test recruiter's.
 */
export const companyLines = `
Acme Works | https://www.acme.example | 101-500 | IT-Product; MFG-Industrial | Python; React; PostgreSQL; AWS; MQTT; Embedded C | Acme Works makes the small grey boxes that tell a factory how it is doing, and the software that turns their readings into a decision before lunch. Founded in Pune in 2014 by two maintenance engineers, it now looks after eleven thousand machines in textile mills, foundries and dairies. Every new colleague spends the first week on a shop floor.
Tidewater Analytics | https://tidewater.example | 26-100 | IT-Analytics; Serv-Consulting | Python; SQL; Tableau; dbt; Snowflake | Tidewater Analytics helps ports, fisheries and shipping companies plan around tides, weather and paperwork. We are forty people in Mumbai and Kochi who like clean data and honest error bars.
Kaveri Health Labs | https://kaverihealth.example | 101-500 | Startup-Health Tech; Serv-Hospital | Python; Machine Learning; Flutter; Google Cloud | Kaveri Health Labs brings affordable diagnostics to towns without a pathology lab. Samples travel by bus, results arrive by phone.
Banyan Ledger | https://banyanledger.example | 26-100 | Startup-FinTech | Java; Spring Boot; PostgreSQL; Kubernetes | Banyan Ledger is bookkeeping for shops that still use a notebook. You photograph the page, we do the rest.
Saffron Route | https://saffronroute.example | 26-100 | Startup-TravelTech; Serv-Hospitality | React Native; Node.js; MongoDB | Saffron Route plans slow journeys by train and bus, with places to stay that are run by families.
Monsoon Mobility | https://monsoonmobility.example | 501-1000 | Auto-Mobile; R&D | MATLAB; C++; CAN Bus; AWS | Monsoon Mobility designs electric scooters that do not mind a flooded street. Built in Chennai, tested in every July.
Neem & Co. | https://neemandco.example | 101-500 | FM-CG; FM-Wellness | SAP; Power BI; Shopify | Neem & Co. makes soap, tooth powder and balms from plants, in packs that can go back to the earth.
Peepal Learning | https://peepal.example | 26-100 | Startup-EdTech; IT-Edutech | React; Node.js; Firebase; Figma | Peepal Learning writes lessons for phones with little data. Two million children have used them, mostly in their own language.
Northlight Studio | https://northlight.example | 1-25 | Serv-Media | Figma; Adobe After Effects; Blender | Northlight Studio is a small design and animation house. We make science easy to look at.
Granary | https://granary.example | 101-500 | Startup-AgriTech | Python; GIS; Flutter; BigQuery | Granary connects farmer collectives with buyers, and stores what the market does not want today.
Copperline Systems | https://copperline.example | 1001-5000 | IT-Services; IT-Consulting | Java; .NET; Azure; SAP | Copperline Systems builds and runs software for power utilities, railways and other places that must not stop.
Quill & Quorum | https://quillquorum.example | 26-100 | Serv-Law Firm | MS Word; Legal Research; Contract Review | Quill & Quorum is a law firm for young companies: contracts, data protection and plain advice.
Bluepencil Media | https://bluepencil.example | 26-100 | Serv-Media | WordPress; SEO; Adobe Premiere Pro | Bluepencil Media publishes a city newspaper that fits on a phone, edited by people who walk.
Sundial Finance | https://sundial.example | 501-1000 | BFSI-Finserv; BFSI-Asset Management | Excel; Python; SQL; Bloomberg Terminal | Sundial Finance manages savings for people who do not want to think about them every day.
Lotus Street Bank | https://lotusstreet.example | 1001-5000 | BFSI-Bank; BFSI-Payment Bank | Java; Oracle Database; Apache Kafka | Lotus Street Bank began as a cooperative of vegetable traders and still opens at six in the morning.
Umbrella Tree Insurance | https://umbrellatree.example | 501-1000 | BFSI-Insurance | Python; R; Power BI; SQL | Umbrella Tree Insurance insures crops, carts and small shops, and settles most claims in a week.
Redbrick Projects | https://redbrick.example | 501-1000 | EPC-Construction / Infra; EPC-Project | AutoCAD; Revit; Primavera | Redbrick Projects builds schools, hospitals and the roads that lead to them.
Basalt Engineering | https://basalt.example | 101-500 | EPC-Engineering; EPC-PMC | STAAD Pro; ETABS; BIM | Basalt Engineering designs bridges and checks other people's. We publish our mistakes.
Ironwood Components | https://ironwood.example | 1001-5000 | Auto Component; MFG-Industrial | SolidWorks; CATIA; SAP | Ironwood Components has made gears and shafts in Kolhapur since 1968, to a hundredth of a millimetre.
Deccan Steelworks | https://deccansteel.example | 1001-5000 | MFG-Steel | SAP; PLC Programming; MATLAB | Deccan Steelworks rolls special steel for springs and rails, more than half of it from scrap.
Chalk & Slate Cement | https://chalkslate.example | 501-1000 | MFG-Cement; MFG-Building Materials | SCADA; SAP; Excel | Chalk & Slate makes low-carbon cement and the blocks that go with it.
Parallel Robotics | https://parallelrobotics.example | 26-100 | R&D; Startup-IT | ROS; C++; PyTorch; SolidWorks | Parallel Robotics builds arms that pick fruit without bruising it. Our test orchard is next door.
Mango Cart | https://mangocart.example | 101-500 | Startup-Ecomm; IT-Ecomm | Go; React; Kotlin; Redis | Mango Cart delivers fresh food from nearby farms before breakfast.
Lanternfish Games | https://lanternfish.example | 26-100 | Startup-IT; Serv-Media | Unity; C#; Blender | Lanternfish Games makes quiet puzzle games that run on cheap phones.
Harbour Nine | https://harbournine.example | 101-500 | IT-Consulting; Serv-Consulting | SQL; Power BI; Python | Harbour Nine is a consultancy that stays until the change works, and then leaves.
Skylark Aviation Services | https://skylark.example | 501-1000 | Serv-Aviation | SAP; Excel; Java | Skylark looks after aircraft on the ground: cleaning, loading, fuelling, on time.
Courtyard Hotels | https://courtyardhotels.example | 501-1000 | Serv-Hotel; Serv-Hospitality | Front Office; Excel; Canva | Courtyard Hotels runs fourteen houses in old towns, each with a kitchen worth the journey.
Aster Clinics | https://asterclinics.example | 1001-5000 | Serv-Hospital; FM-Healthcare | Java; SQL; Power BI | Aster Clinics is a network of neighbourhood clinics with one record for each patient.
Open Verandah | https://openverandah.example | 1-25 | Serv-NGO | Google Workspace; Canva; Stata | Open Verandah helps city governments hear from people who do not come to meetings.
Saral Telecom | https://saral.example | 1001-5000 | Serv-Telecomm | 5G; Java; Splunk | Saral Telecom connects villages of fewer than five thousand people.
Whitestone University Press | https://whitestone.example | 26-100 | Serv-Education; Serv-Media | Adobe InDesign; WordPress | Whitestone publishes textbooks in nine Indian languages.
Kiln & Clay | https://kilnclay.example | 26-100 | FM-CD; Startup-Ecomm | Shopify; SolidWorks; Canva | Kiln & Clay makes cookware with potters from three districts and ships it unbroken.
Glasswing Security | https://glasswing.example | 26-100 | IT-Services; Startup-IT | Python; Go; AWS; Burp Suite | Glasswing tests the security of hospitals and banks, with permission, and explains what it found.
Firefly Power | https://fireflypower.example | 101-500 | EPC-Engineering; R&D | MATLAB; Power Electronics; Python | Firefly Power designs rooftop solar and batteries for housing societies and cold stores.
Juniper Test House | https://junipertest.example | 26-100 | IT-Services | Selenium; Playwright; Java; JMeter | Juniper Test House tests other companies' software before their customers do.
Meridian Motors Retail | https://meridianmotors.example | 501-1000 | Auto-Retail; Auto-OEM | Salesforce; Excel; Power BI | Meridian sells and services electric cars in nineteen cities.
Riverstone Capital | https://riverstone.example | 1-25 | BFSI-Investment | Excel; Python; Bloomberg Terminal | Riverstone Capital invests in family firms that want to stay independent.
Papertrail Cloud | https://papertrail.example | 26-100 | IT-Product | TypeScript; Rust; Kubernetes; PostgreSQL | Papertrail Cloud keeps documents findable and provably unchanged. Our customers are courts and auditors.
Thistle Wellness | https://thistle.example | 26-100 | FM-Wellness; Startup-Health Tech | Flutter; Firebase; Figma | Thistle Wellness offers counselling by appointment, on paper or by phone, in eight languages.
Cobalt Chip Design | https://cobaltchip.example | 101-500 | R&D; IT-Product | Verilog; SystemVerilog; Cadence Virtuoso; Python | Cobalt designs low-power chips for meters, locks and hearing aids.
Sparrow Logistics | https://sparrow.example | 1001-5000 | Startup-Ecomm; Serv-Consulting | Go; PostgreSQL; Python; React | Sparrow Logistics moves parcels for small sellers, with a depot within ten kilometres of most of them.
Fathom Research | https://fathomresearch.example | 26-100 | Serv-Consulting; IT-Analytics | R; Stata; Tableau; SPSS | Fathom Research does surveys in person, in nineteen languages, and publishes its questionnaires.
Orchard Street Foods | https://orchardstreet.example | 501-1000 | FM-CG | SAP; Excel; Power BI | Orchard Street Foods bottles pickles, juices and sauces from fruit that would have been thrown away.
Tamarind Talent | https://tamarindtalent.example | 26-100 | Serv-Consulting; IT-Services | Salesforce; Excel; Workday | Tamarind Talent recruits for factories and offices, and stays in touch for a year.
`;
