import type { Field } from './field.ts';

export const engineeringFields: readonly Field[] = [
  {
    name: 'mechanical engineering',
    weight: 6,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Mechanical Engineering; Automobile Engineering; Mechatronics; Production Engineering; Aerospace Engineering
B.E.: Mechanical Engineering; Automobile Engineering`,
    masters: `
M.Tech: Machine Design; Thermal Engineering; Automotive Engineering; Robotics`,
    core: 'SolidWorks, AutoCAD, MATLAB, ANSYS, Mechanical Design, Excel',
    more: 'CATIA, Fusion 360, Finite Element Analysis, Manufacturing, 3D Printing, GD&T, CFD, Thermodynamics, Python, Simulink, Robotics, ROS, Electric Vehicles, Automotive Engineering, CNC Programming, Product Development, Battery Systems, Vehicle Dynamics, HVAC, Arduino, Lean Manufacturing, CREO, Siemens NX, Project Management',
    internships: 'Mechanical Engineering Intern; Design Engineering Intern; Production Intern; Robotics Intern',
    jobs: 'Mechanical Engineer; Design Engineer; Production Engineer; CAD Engineer; Automotive Engineer',
    aspirations:
      'Design engineer; Vehicle dynamics engineer; Robotics engineer; Machine tool builder; EV battery engineer; Maker of farm machines; Aerospace engineer',
    does: `
design parts a workshop can actually make
take apart anything with more than two screws
spend nights in the garage of our racing team
simulate, then build, then find out what I forgot
learn most from the machinist with thirty years on the lathe`,
    proud: `
the suspension of our student race car
a groundnut sheller that costs less than a phone
a gearbox that weighs {small} kilograms less
a wheelchair brake made with {small} patients
fixing a 1974 lathe with drawings I made myself`,
    asks: `
where it will crack first
why the cheap part is the good one
how much heat a scooter throws away
what the operator would change`,
    projects: `
Double wishbone, second try | Suspension for our student race car: simulation, {small} prototypes, one podium. | Vehicle Dynamics, SolidWorks
A sheller for groundnuts | Pedal-driven, {some} kilograms an hour, built with a farmer near {city}. | Mechanical Design, Manufacturing
Cooler by eight degrees | A finned plate for a scooter battery: CFD, then a thermocouple and a long afternoon. | CFD, Battery Systems
The brake that holds | A wheelchair brake for slopes, from interview to laser cutting. | Product Development, 3D Printing
Lathe, 1974 | Restoring a lathe: {some} part drawings and a bed scraped by hand. | CNC Programming, GD&T
Line-following, with a load | A small robot that carries {some} kilograms through our workshop. | Robotics, ROS`,
  },
  {
    name: 'electronics',
    weight: 10,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Electronics and Communication Engineering; Electrical Engineering; Electrical and Electronics Engineering; Instrumentation Engineering
B.E.: Electronics and Communication Engineering; Electrical and Electronics Engineering`,
    masters: `
M.Tech: VLSI Design; Embedded Systems; Communication Systems; Power Systems`,
    core: 'C, Embedded Systems, Arduino, MATLAB, Python, PCB Design, C++',
    more: 'IoT, Microcontrollers, ESP32, STM32, RTOS, Verilog, VLSI, FPGA, KiCad, Altium Designer, Signal Processing, Simulink, Raspberry Pi, Embedded C, PLC Programming, Power Electronics, Control Systems, Digital Electronics, Wireless Communication, MQTT, LabVIEW, SCADA, Linux, Soldering, Renewable Energy, Solar Design, CAN Bus, SystemVerilog',
    internships:
      'Embedded Systems Intern; IoT Intern; Hardware Intern; VLSI Design Intern; Electrical Engineering Intern',
    jobs: 'Embedded Systems Engineer; Electronics Engineer; Electrical Engineer; IoT Engineer; Firmware Engineer; VLSI Engineer',
    aspirations:
      'Embedded engineer; Chip designer; Maker of medical devices; Solar engineer; Firmware lead; Radio engineer; Automation engineer',
    does: `
make small boards that run for a year on one cell
read datasheets to the last footnote
debug with an oscilloscope and a cup of tea
write firmware as if nobody could ever reach the device again
solder better than I cook`,
    proud: `
a soil sensor that lived through two monsoons
a board with {small} layers that worked on the second spin
a tank level alarm in {some} homes of {city}
a low-cost ECG our biology lab still uses
a traffic light controller that listens for ambulances`,
    asks: `
where the microamps go
what happens at minus five volts
why it works only when I am looking
how cheap reliable can be`,
    projects: `
Two monsoons | A soil moisture node on one cell: sleep currents, sealing, and {many} days of data. | ESP32, IoT
The tank is full | A water tank alarm used in {some} homes, with a board anyone can solder. | PCB Design, Arduino
An ECG for the biology lab | Front end, isolation and filtering for a tenth of the usual price. | Signal Processing, Analog Circuits
Green for the ambulance | Detecting sirens at a junction on a microcontroller, tested on {some} recordings. | Embedded C, MATLAB
A small processor | Five-stage pipeline on an FPGA, with every hazard drawn. | Verilog, FPGA
Solar, measured | One year of a {small}-panel roof in {city}: shade, dust and real output. | Solar Design, Renewable Energy
Factory floor, on a screen | Reading an old PLC and showing it to the people who run it. | PLC Programming, SCADA`,
  },
  {
    name: 'civil engineering',
    weight: 4,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Civil Engineering; Environmental Engineering
B.E.: Civil Engineering`,
    masters: `
M.Tech: Structural Engineering; Transportation Engineering; Construction Management`,
    core: 'AutoCAD, STAAD Pro, Civil Engineering, Excel, Structural Analysis, Surveying',
    more: 'ETABS, Revit, Primavera, Quantity Surveying, Estimation, Construction Management, BIM, Concrete Technology, Water Resources, Geotechnical Engineering, Transportation Engineering, Site Supervision, QGIS, Environmental Engineering, Microsoft Project, Sustainability, Project Management, MATLAB',
    internships: 'Civil Engineering Intern; Site Engineering Intern; Structural Design Intern',
    jobs: 'Site Engineer; Civil Engineer; Structural Engineer; Planning Engineer; Quantity Surveyor',
    aspirations:
      'Structural engineer; Bridge designer; Water engineer; Highway engineer; Site manager; Planner of safe crossings',
    does: `
like sites at seven in the morning, before the noise
check the drainage first
estimate twice and order once
count traffic on foot, pencil behind the ear
read old bridges like other people read ruins`,
    proud: `
a check dam that filled in its first rain
a footbridge drawing our panchayat approved
a safer crossing for a school of {many} children
a concrete mix with {some} per cent fly ash that passed at 28 days
levels of a whole ward, closed within {small} millimetres`,
    asks: `
where the water goes
how long the road will last
why nobody uses the subway
what the soil is saying`,
    projects: `
First rain | A check dam near {city}: survey, design, and the level after each storm. | Water Resources, Surveying
Cross here | Counting {many} crossings at a school gate, and a raised crossing that was built. | Transportation Engineering, AutoCAD
Fly ash at 28 days | {some} cubes, three mixes and one good result. | Concrete Technology, Research
A footbridge of {some} metres | Analysis, drawings and estimate for a village crossing. | STAAD Pro, Structural Analysis
Drains of ward {small} | A mapped survey of storm drains with the {some} worst points. | QGIS, Civil Engineering`,
  },
  {
    name: 'chemical engineering',
    weight: 2,
    streams: 'Science (PCM)',
    bachelors: `
B.Tech: Chemical Engineering; Food Technology; Petroleum Engineering
B.E.: Chemical Engineering`,
    masters: `
M.Tech: Chemical Engineering; Environmental Engineering`,
    core: 'Chemical Engineering, MATLAB, Aspen Plus, Excel, Process Simulation',
    more: 'Process Safety, Python, Food Technology, HACCP, Heat Transfer, Fluid Mechanics, AutoCAD, Polymer Science, Six Sigma, Environmental Engineering, Quality Control, Lab Techniques, Sustainability, Technical Documentation',
    internships: 'Process Engineering Intern; Production Intern; Food Technology Intern',
    jobs: 'Process Engineer; Chemical Engineer; Food Technologist; Production Chemist',
    aspirations:
      'Process engineer; Process safety specialist; Food technologist; Battery chemist; Water treatment engineer',
    does: `
scale things from a beaker to a drum, carefully
draw the flow sheet before I touch a valve
make pilot plants out of kitchen equipment
think about what happens when the pump stops`,
    proud: `
a solar dryer for {some} kilograms of tomatoes
a water filter whose cartridge lasts twice as long
a hazard review our lab now repeats each term
a distillation model that agreed with the plant`,
    asks: `
where the energy goes
what leaves with the water
what happens if the cooling fails
how clean is clean enough`,
    projects: `
Tomatoes in the sun | A dryer for {some} kilograms with the cost per kilogram, made near {city}. | Food Technology, Heat Transfer
What if the pump stops? | A hazard review of our teaching plant, with {some} actions. | Process Safety, Technical Documentation
A column that agrees | Simulation of a small distillation column against {some} plant readings. | Aspen Plus, Process Simulation
Dye, removed | Treating dye-house water with rice husk carbon: {small} trials, one that lasts. | Environmental Engineering, Lab Techniques`,
  },
];
