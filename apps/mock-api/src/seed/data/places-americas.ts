/** Places in the Americas, written like those of the rest of the world. */
export const americanPlaces = `
United States | New York: New York (NYC); Buffalo, Rochester; Ithaca, Syracuse, Albany
United States | California: San Francisco, Los Angeles; San Diego, San Jose, Palo Alto, Berkeley, Sacramento; Mountain View, Oakland, Irvine, Santa Clara, Fremont, Sunnyvale, Santa Barbara, Pasadena, Long Beach, Fresno
United States | Massachusetts: Boston; Cambridge; Worcester, Amherst
United States | Washington: Seattle; Redmond, Bellevue; Tacoma, Spokane
United States | Texas: Austin; Dallas, Houston, San Antonio; Plano, Fort Worth, College Station, El Paso
United States | Illinois: Chicago; Urbana, Champaign, Evanston
United States | District of Columbia: Washington
United States | Georgia: Atlanta; Athens, Savannah
United States | Pennsylvania: Philadelphia, Pittsburgh; State College
United States | Florida: Miami; Orlando, Tampa; Jacksonville, Gainesville, Tallahassee
United States | Colorado: Denver, Boulder; Colorado Springs
United States | Michigan: Detroit, Ann Arbor; Grand Rapids, East Lansing
United States | North Carolina: Raleigh, Charlotte, Durham; Chapel Hill
United States | Arizona: Phoenix; Tucson, Tempe
United States | Oregon: Portland; Eugene
United States | New Jersey: Jersey City, Princeton; Newark, Hoboken, Edison
United States | Minnesota: Minneapolis; Saint Paul
United States | Maryland: Baltimore; College Park
United States | Ohio: Columbus, Cleveland, Cincinnati
United States | Wisconsin: Madison, Milwaukee
United States | Utah: Salt Lake City; Provo
United States | Nevada: Las Vegas; Reno
United States | Tennessee: Nashville; Memphis, Knoxville
United States | Missouri: St. Louis, Kansas City
United States | Louisiana: New Orleans
United States | Virginia: Arlington, Richmond; Charlottesville, Reston
United States | Indiana: Indianapolis; West Lafayette, Bloomington
United States | Connecticut: New Haven, Hartford; Stamford
United States | Rhode Island: Providence
United States | Hawaii: Honolulu
United States | Alaska: Anchorage
United States | Nebraska: Omaha
United States | New Mexico: Albuquerque
United States | Oklahoma: Oklahoma City, Tulsa
United States | Kentucky: Louisville, Lexington
United States | Idaho: Boise
Canada | Ontario: Toronto; Ottawa, Waterloo; Mississauga, Hamilton, Kingston, London, Brampton, Windsor, Guelph
Canada | British Columbia: Vancouver; Victoria, Burnaby; Kelowna, Surrey
Canada | Quebec: Montreal; Quebec City; Laval, Sherbrooke
Canada | Alberta: Calgary, Edmonton
Canada | Manitoba: Winnipeg
Canada | Nova Scotia: Halifax
Canada | Saskatchewan: Saskatoon, Regina
Canada | Newfoundland and Labrador: St. John's
Brazil | São Paulo: São Paulo; Campinas, São José dos Campos
Brazil | Rio de Janeiro: Rio de Janeiro; Niterói
Brazil | Federal District: Brasília
Brazil | Minas Gerais: Belo Horizonte
Brazil | Paraná: Curitiba
Brazil | Rio Grande do Sul: Porto Alegre
Brazil | Pernambuco: Recife
Brazil | Bahia: Salvador
Brazil | Ceará: Fortaleza
Brazil | Santa Catarina: Florianópolis
Brazil | Amazonas: Manaus
Argentina: Buenos Aires; Córdoba, Rosario, Mendoza; La Plata, Ushuaia
Chile: Santiago; Valparaíso, Concepción
Colombia: Bogotá, Medellín; Cali, Cartagena, Barranquilla
Peru: Lima; Cusco, Arequipa
Ecuador: Quito; Guayaquil, Cuenca
Bolivia: La Paz; Santa Cruz de la Sierra
Uruguay: Montevideo
Paraguay: Asunción
Venezuela: Caracas; Maracaibo
Guyana: Georgetown
Suriname: Paramaribo
Mexico | Mexico City: Mexico City
Mexico | Jalisco: Guadalajara; Zapopan
Mexico | Nuevo León: Monterrey
Mexico | Puebla: Puebla
Mexico | Querétaro: Querétaro
Mexico | Yucatán: Mérida
Mexico | Baja California: Tijuana
Mexico | Quintana Roo: Cancún
Mexico | Oaxaca: Oaxaca
Guatemala: Guatemala City
Costa Rica: San José
Panama: Panama City
Honduras: Tegucigalpa
El Salvador: San Salvador
Nicaragua: Managua
Cuba: Havana
Jamaica: Kingston
Dominican Republic: Santo Domingo
Puerto Rico: San Juan
Trinidad and Tobago: Port of Spain
Bahamas: Nassau
Barbados: Bridgetown
`;
