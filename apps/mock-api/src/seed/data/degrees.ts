/** Degrees: name | usual length in years | the letter of the colleges that award it (see institutes.ts). */
export const bachelorsDegreeLines = `
B.Tech | 4 | T
B.E. | 4 | T
B.Sc. | 3 | G
B.Sc. (Hons.) | 4 | G
B.Com | 3 | G
B.Com (Hons.) | 3 | G
BBA | 3 | G
BCA | 3 | G
B.A. | 3 | G
B.A. (Hons.) | 3 | G
B.Des | 4 | D
B.Arch | 5 | A
B.Plan | 4 | A
BFA | 4 | D
BMS | 3 | G
BHM | 4 | K
B.Pharm | 4 | H
B.Ed. | 2 | G
B.El.Ed. | 4 | G
B.P.Ed. | 2 | G
B.S.W. | 3 | G
B.J.M.C. | 3 | G
B.Voc | 3 | G
B.Stat | 3 | G
B.Lib.I.Sc. | 1 | G
B.P.T. | 4 | H
B.Sc. Nursing | 4 | H
BA LLB | 5 | L
BBA LLB | 5 | L
LLB | 3 | L
MBBS | 5 | H
BDS | 5 | H
BAMS | 5 | H
B.V.Sc. | 5 | F
B.Sc. Agriculture | 4 | F
BS | 4 | T
`;

export const mastersDegreeLines = `
M.Tech | 2 | T
M.E. | 2 | T
M.Sc. | 2 | G
MBA | 2 | M
PGDM | 2 | M
MCA | 2 | T
M.Com | 2 | G
M.A. | 2 | G
M.Des | 2 | D
M.Arch | 2 | A
M.Plan | 2 | A
MFA | 2 | D
M.Pharm | 2 | H
M.Ed. | 2 | G
M.S.W. | 2 | G
M.J.M.C. | 2 | G
M.Stat | 2 | G
M.P.H. | 2 | H
M.P.T. | 2 | H
M.Phil. | 1 | G
LLM | 1 | L
MD | 3 | H
MS | 2 | T
MS by Research | 3 | T
MPP | 2 | G
`;

export const bachelorsSpecialisationNames = `
Computer Science and Engineering; Information Technology; Computer Applications; Data Science; Artificial Intelligence and Machine Learning; Electronics and Communication Engineering; Electrical Engineering; Electrical and Electronics Engineering; Instrumentation Engineering; Mechanical Engineering; Automobile Engineering; Mechatronics; Production Engineering; Industrial Engineering; Aerospace Engineering; Civil Engineering; Chemical Engineering; Biotechnology; Biomedical Engineering; Metallurgical Engineering; Mining Engineering; Petroleum Engineering; Textile Engineering; Food Technology; Environmental Engineering; Cyber Security
Mathematics; Statistics; Mathematics and Computing; Physics; Chemistry; Biology; Microbiology; Biochemistry; Botany; Zoology; Life Sciences; Environmental Science; Geography; Geology; Forensic Science; Nutrition and Dietetics; Psychology; Nursing; Pharmacy; Medicine; Dentistry; Physiotherapy; Public Health; Agriculture; Horticulture; Veterinary Science
Commerce; Accounting and Finance; Accounting; Finance; Banking and Insurance; Taxation; Economics; Business Administration; Marketing; Human Resource Management; International Business; Operations Management; Management Studies; Entrepreneurship; Hotel Management; Tourism; Event Management
English Literature; Hindi Literature; History; Political Science; Sociology; Philosophy; Journalism; Mass Communication; Social Work; Public Administration; Education; Fine Arts; Music; Performing Arts; Library Science; Law; Criminology; International Relations
Product Design; Communication Design; Interaction Design; Fashion Design; Interior Design; Animation; Game Design; Textile Design; Architecture; Urban Planning; Film Making
`;

export const mastersSpecialisationNames = `
Computer Science and Engineering; Software Engineering; Information Security; Data Science; Artificial Intelligence; Machine Learning; Computer Applications; VLSI Design; Embedded Systems; Communication Systems; Power Systems; Control Systems; Robotics; Machine Design; Thermal Engineering; Manufacturing Engineering; Automotive Engineering; Structural Engineering; Transportation Engineering; Construction Management; Environmental Engineering; Chemical Engineering; Biotechnology; Renewable Energy
Mathematics; Statistics; Applied Statistics; Physics; Chemistry; Analytical Chemistry; Microbiology; Life Sciences; Bioinformatics; Environmental Science; Clinical Psychology; Applied Psychology; Public Health; Hospital Administration; Pharmaceutics; Pharmacology; Agronomy; Food Technology
Marketing; Finance; Human Resource Management; Operations Management; Business Analytics; Supply Chain Management; International Business; Strategy; Entrepreneurship; Rural Management; Hospitality Management; Accounting; Taxation; Economics; Financial Economics; Actuarial Science
English Literature; Development Studies; Political Science; International Relations; Public Policy; Sociology; Social Work; Journalism; Mass Communication; Education; Elementary Education; Corporate Law; Intellectual Property Law; Constitutional Law
Product Design; Interaction Design; Communication Design; Visual Communication; Architecture; Urban Design; Urban Planning; Film Making
`;

/** Streams of the twelfth, then of diplomas. */
export const twelfthStreamNames = `Science (PCM); Science (PCB); Science (PCMB); Commerce with Mathematics; Commerce; Humanities; Arts; Vocational`;
export const diplomaStreamNames = `Computer Engineering; Information Technology; Mechanical Engineering; Civil Engineering; Electrical Engineering; Electronics and Telecommunication; Automobile Engineering; Mechatronics; Chemical Engineering; Interior Design; Fashion Design; Hotel Management; Pharmacy; Agriculture; Architecture Assistantship; Graphic Design`;
