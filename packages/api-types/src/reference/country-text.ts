/**
 * Countries, one line each: `alpha-2|alpha-3|English name|other names` (other English, German, French, Spanish, Icelandic).
 * Derived from i18n-iso-countries 7.14.0, MIT licence, (c) 2016 widdix GmbH.
 */
export const countryLines = `AF|AFG|Afghanistan|Afganistán|Afganistan
AL|ALB|Albania|Albanien|Albanie|Albanía
DZ|DZA|Algeria|Algerien|Algérie|Argelia|Alsír
AS|ASM|American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Bandaríska Samóa
AD|AND|Andorra|Andorre
AO|AGO|Angola|Angóla
AI|AIA|Anguilla|Anguila|Angvilla
AQ|ATA|Antarctica|Antarktis|Antarctique|Antártida|Suðurskautslandið
AG|ATG|Antigua and Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antígva og Barbúda
AR|ARG|Argentina|Argentinien|Argentine|Argentína
AM|ARM|Armenia|Armenien|Arménie|Armenía
AW|ABW|Aruba|Arúba
AU|AUS|Australia|Australien|Australie|Ástralía
AT|AUT|Austria|Österreich|Autriche|Austurríki
AZ|AZE|Azerbaijan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Aserbaísjan
BS|BHS|Bahamas
BH|BHR|Bahrain|Bahreïn|Bahrein|Barein
BD|BGD|Bangladesh|Bangladesch|Bangladess
BB|BRB|Barbados|Barbade
BY|BLR|Belarus|Biélorussie|Bielorrusia|Hvíta-Rússland
BE|BEL|Belgium|Belgien|Belgique|Bélgica|Belgía
BZ|BLZ|Belize|Belice|Belís
BJ|BEN|Benin|Bénin|Benín
BM|BMU|Bermuda|Bermudes|Bermudas|Bermúda
BT|BTN|Bhutan|Bhoutan|Bután|Bútan
BO|BOL|Bolivia|Bolivien|Bolivie|Bólivía
BA|BIH|Bosnia and Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnía og Hersegóvína
BW|BWA|Botswana|Botsvana
BV|BVT|Bouvet Island|Bouvetinsel|Île Bouvet|Isla Bouvet|Bouveteyja
BR|BRA|Brazil|Brasilien|Brésil|Brasil|Brasilía
IO|IOT|British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Océan Indien Britannique|Territorio Británico del Océano Índico|Bresku Indlandshafseyjar
BN|BRN|Brunei Darussalam|Brúnei
BG|BGR|Bulgaria|Bulgarien|Bulgarie|Búlgaría
BF|BFA|Burkina Faso|Búrkína Fasó
BI|BDI|Burundi|Búrúndí
KH|KHM|Cambodia|Kambodscha|Cambodge|Camboya|Kambódía
CM|CMR|Cameroon|Kamerun|Cameroun|Camerún|Kamerún
CA|CAN|Canada|Kanada|Canadá
CV|CPV|Cape Verde|Kap Verde|Cap-Vert|Cabo Verde|Grænhöfðaeyjar
KY|CYM|Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Cayman-eyjar
CF|CAF|Central African Republic|Zentralafrikanische Republik|République Centrafricaine|República Centroafricana|Mið-Afríkulýðveldið
TD|TCD|Chad|Tschad|Tchad|Tjad
CL|CHL|Chile|Chili|Síle
CN|CHN|People's Republic of China|China|Chine|Kína
CX|CXR|Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Jólaeyja
CC|CCK|Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos (Keeling)|Kókoseyjar
CO|COL|Colombia|Kolumbien|Colombie|Kólumbía
KM|COM|Comoros|Komoren|Comores|Comoras|Kómoreyjar
CG|COG|Republic of the Congo|Congo|Republik Kongo|République du Congo|Kongó
CD|COD|Democratic Republic of the Congo|Congo|Kongo|République démocratique du Congo|Congo (República Democrática del)|Lýðstjórnarlýðveldið Kongó
CK|COK|Cook Islands|Cookinseln|Îles Cook|Islas Cook|Cooks-eyjar
CR|CRI|Costa Rica|Kosta Ríka
CI|CIV|Cote d'Ivoire|Côte d'Ivoire|Ivory Coast|Elfenbeinküste|Côte-d'Ivoire|Costa de Marfil|Fílabeinsströndin
HR|HRV|Croatia|Kroatien|Croatie|Croacia|Króatía
CU|CUB|Cuba|Kuba|Kúba
CY|CYP|Cyprus|Zypern|Chypre|Chipre|Kípur
CZ|CZE|Czech Republic|Czechia|Tschechische Republik|Tschechien|République Tchèque|República Checa|Tékkland
DK|DNK|Denmark|Dänemark|Danemark|Dinamarca|Danmörk
DJ|DJI|Djibouti|Dschibuti|Yibuti|Djibútí
DM|DMA|Dominica|Dominique|Dóminíka
DO|DOM|Dominican Republic|Dominikanische Republik|République Dominicaine|República Dominicana|Dóminíska lýðveldið
EC|ECU|Ecuador|Équateur|Ekvador
EG|EGY|Egypt|Ägypten|Égypte|Egipto|Egyptaland
SV|SLV|El Salvador
GQ|GNQ|Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Miðbaugs-Gínea
ER|ERI|Eritrea|Érythrée
EE|EST|Estonia|Estland|Estonie|Eistland
ET|ETH|Ethiopia|Äthiopien|Éthiopie|Etiopía|Eþíópía
FK|FLK|Falkland Islands (Malvinas)|Falklandinseln|Îles Malouines|Islas Malvinas|Falklandseyjar
FO|FRO|Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Færeyjar
FJ|FJI|Fiji|Fidschi|Fidji|Fídjíeyjar
FI|FIN|Finland|Finnland|Finlande|Finlandia
FR|FRA|France|Frankreich|Francia|Frakkland
GF|GUF|French Guiana|Französisch-Guayana|Guyane française|Guayana Francesa|Franska Gvæjana
PF|PYF|French Polynesia|Französisch-Polynesien|Polynésie française|Polinesia Francesa|Franska Pólýnesía
TF|ATF|French Southern Territories|Französische Süd- und Antarktisgebiete|Terres australes françaises|Tierras Australes Francesas|Frönsku suðlægu landsvæðin
GA|GAB|Gabon|Gabun|Gabón
GM|GMB|Republic of The Gambia|The Gambia|Gambia|Gambie|Gambía
GE|GEO|Georgia|Georgien|Géorgie|Georgía
DE|DEU|Germany|Deutschland|Allemagne|Alemania|Þýskaland
GH|GHA|Ghana|Gana
GI|GIB|Gibraltar|Gíbraltar
GR|GRC|Greece|Griechenland|Grèce|Grecia|Grikkland
GL|GRL|Greenland|Grönland|Groenland|Groenlandia|Grænland
GD|GRD|Grenada|Grenade|Granada
GP|GLP|Guadeloupe|Guadalupe|Gvadelúpeyjar
GU|GUM|Guam|Gvam
GT|GTM|Guatemala|Gvatemala
GN|GIN|Guinea|Guinée|Gínea
GW|GNB|Guinea-Bissau|Guinée-Bissau|Guinea Bissau|Gínea-Bissá
GY|GUY|Guyana|Gvæjana
HT|HTI|Haiti|Haïti|Haití|Haítí
HM|HMD|Heard Island and McDonald Islands|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Heard e Islas McDonald|Heard og McDonaldseyjar
VA|VAT|Holy See (Vatican City State)|Vatikanstadt|Saint-Siège (Vatican)|Santa Sede|Vatíkanið
HN|HND|Honduras|Hondúras
HK|HKG|Hong Kong|Hongkong
HU|HUN|Hungary|Ungarn|Hongrie|Hungría|Ungverjaland
IS|ISL|Iceland|Island|Islande|Islandia|Ísland
IN|IND|India|Indien|Inde|Indland
ID|IDN|Indonesia|Indonesien|Indonésie|Indónesía
IR|IRN|Islamic Republic of Iran|Iran|Irán|República Islámica de Irán|Íran
IQ|IRQ|Iraq|Irak|Írak
IE|IRL|Ireland|Irland|Irlande|Irlanda|Írland
IL|ISR|Israel|Israël|Ísrael
IT|ITA|Italy|Italien|Italie|Italia|Ítalía
JM|JAM|Jamaica|Jamaika|Jamaïque|Jamaíka
JP|JPN|Japan|Japon|Japón
JO|JOR|Jordan|Jordanien|Jordanie|Jordania|Jórdanía
KZ|KAZ|Kazakhstan|Kasachstan|Kazajistán|Kasakstan
KE|KEN|Kenya|Kenia|Kenía
KI|KIR|Kiribati|Kíribatí
KP|PRK|North Korea|Nordkorea|Corée du Nord|República Popular Democrática de Corea|Norður-Kórea
KR|KOR|South Korea|Korea, Republic of|Republic of Korea|Südkorea|Corée du Sud|República de Corea|Suður-Kórea
KW|KWT|Kuwait|Koweït|Kúveit
KG|KGZ|Kyrgyzstan|Kirgisistan|Kirghizistan|Kirguistán|Kirgistan
LA|LAO|Lao People's Democratic Republic|Laos|República Democrática Popular de Lao
LV|LVA|Latvia|Lettland|Lettonie|Letonia
LB|LBN|Lebanon|Libanon|Liban|Líbano|Líbanon
LS|LSO|Lesotho|Lesoto|Lesótó
LR|LBR|Liberia|Libéria|Líbería
LY|LBY|Libya|Libyen|Libye|Libia|Líbía
LI|LIE|Liechtenstein
LT|LTU|Lithuania|Litauen|Lituanie|Lituania|Litháen
LU|LUX|Luxembourg|Luxemburg|Luxemburgo|Lúxemborg
MO|MAC|Macao|Makaó
MG|MDG|Madagascar|Madagaskar
MW|MWI|Malawi|Malaui|Malaví
MY|MYS|Malaysia|Malaisie|Malasia|Malasía
MV|MDV|Maldives|Malediven|Maldivas|Maldívur
ML|MLI|Mali|Malí
MT|MLT|Malta|Malte
MH|MHL|Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Marshalleyjar
MQ|MTQ|Martinique|Martinica
MR|MRT|Mauritania|Mauretanien|Mauritanie|Máritanía
MU|MUS|Mauritius|Maurice|Mauricio|Máritíus
YT|MYT|Mayotte
MX|MEX|Mexico|Mexiko|Mexique|México|Mexíkó
FM|FSM|Micronesia, Federated States of|Mikronesien|Micronésie|Micronesia|Míkrónesía
MD|MDA|Moldova, Republic of|Moldawien|Moldavie|Moldavia|Moldóva
MC|MCO|Monaco|Mónaco|Mónakó
MN|MNG|Mongolia|Mongolei|Mongolie|Mongólía
MS|MSR|Montserrat
MA|MAR|Morocco|Marokko|Maroc|Marruecos|Marokkó
MZ|MOZ|Mozambique|Mosambik|Mósambík
MM|MMR|Myanmar|Mjanmar
NA|NAM|Namibia|Namibie|Namibía
NR|NRU|Nauru|Naúrú
NP|NPL|Nepal|Népal
NL|NLD|Netherlands|The Netherlands|Netherlands (Kingdom of the)|Niederlande|Pays-Bas|Países Bajos|Holland
NC|NCL|New Caledonia|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|Nýja-Kaledónía
NZ|NZL|New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nýja-Sjáland
NI|NIC|Nicaragua|Níkaragva
NE|NER|Niger|Níger
NG|NGA|Nigeria|Nigéria|Nígería
NU|NIU|Niue|Niué
NF|NFK|Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Norfolkeyja
MP|MNP|Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Norður-Maríanaeyjar
MK|MKD|The Republic of North Macedonia|North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Norður-Makedónía
NO|NOR|Norway|Norwegen|Norvège|Noruega|Noregur
OM|OMN|Oman|Omán|Óman
PK|PAK|Pakistan|Pakistán
PW|PLW|Palau|Palaos|Palá
PS|PSE|State of Palestine|Palestine|Staat Palästina|Palestina|Palestína
PA|PAN|Panama|Panamá
PG|PNG|Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papua Nueva Guinea|Papúa Nýja-Gínea
PY|PRY|Paraguay|Paragvæ
PE|PER|Peru|Pérou|Perú
PH|PHL|Philippines|Philippinen|Filipinas|Filippseyjar
PN|PCN|Pitcairn|Pitcairn Islands|Pitcairninseln|Îles Pitcairn
PL|POL|Poland|Polen|Pologne|Polonia|Pólland
PT|PRT|Portugal|Portúgal
PR|PRI|Puerto Rico|Porto Rico|Púertó Ríkó
QA|QAT|Qatar|Katar|Catar
RE|REU|Reunion|Réunion|Reunión
RO|ROU|Romania|Rumänien|Roumanie|Rumanía|Rúmenía
RU|RUS|Russian Federation|Russia|Russische Föderation|Russland|Russie|Rusia|Rússland
RW|RWA|Rwanda|Ruanda|Rúanda
SH|SHN|Saint Helena|St. Helena|Sainte-Hélène|Santa Helena, Ascensión y Tristán de Acuña|Sankti Helena
KN|KNA|Saint Kitts and Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|Saint Kitts y Nevis|Sankti Kristófer og Nevis
LC|LCA|Saint Lucia|St. Lucia|Sainte-Lucie|Santa Lucía|Sankti Lúsía
PM|SPM|Saint Pierre and Miquelon|Saint-Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Sankti Pierre og Miquelon
VC|VCT|Saint Vincent and the Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les-Grenadines|San Vicente y las Granadinas|Sankti Vinsent og Grenadínur
WS|WSM|Samoa|Samóa
SM|SMR|San Marino|Saint-Marin|San Marínó
ST|STP|Sao Tome and Principe|São Tomé und Príncipe|São Tomé-et-Principe|Santo Tomé y Príncipe|Saó Tóme og Prinsípe
SA|SAU|Saudi Arabia|Saudi-Arabien|Arabie Saoudite|Arabia Saudita|Sádi-Arabía
SN|SEN|Senegal|Sénégal
SC|SYC|Seychelles|Seychellen|Seychelles-eyjar
SL|SLE|Sierra Leone|Sierra Leona|Síerra Leóne
SG|SGP|Singapore|Singapur|Singapour|Singapúr
SK|SVK|Slovakia|Slowakei|Slovaquie|Eslovaquia|Slóvakía
SI|SVN|Slovenia|Slowenien|Slovénie|Eslovenia|Slóvenía
SB|SLB|Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Salómonseyjar
SO|SOM|Somalia|Somalie|Sómalía
ZA|ZAF|South Africa|Südafrika|Afrique du Sud|Sudáfrica|Suður-Afríka
GS|SGS|South Georgia and the South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Georgia del Sur y las Islas Sandwich del Sur|Suður-Georgía og Suður-Sandvíkureyjar
ES|ESP|Spain|Spanien|Espagne|España|Spánn
LK|LKA|Sri Lanka|Srí Lanka
SD|SDN|Sudan|Soudan|Sudán|Súdan
SR|SUR|Suriname|Súrínam
SJ|SJM|Svalbard and Jan Mayen|Svalbard und Jan Mayen|Svalbard et Île Jan Mayen|Svalbard y Jan Mayen|Svalbarði
SZ|SWZ|Eswatini|Royaume d'Eswatini|Esuatini|Esvatíní
SE|SWE|Sweden|Schweden|Suède|Suecia|Svíþjóð
CH|CHE|Switzerland|Schweiz|Suisse|Suiza|Sviss
SY|SYR|Syrian Arab Republic|Syrien, Arabische Republik|Syrie|República Árabe Siria|Sýrland
TW|TWN|Taiwan, Province of China|Taiwan|Taïwan|Taiwán|Taívan
TJ|TJK|Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tadsíkistan
TZ|TZA|United Republic of Tanzania|Tanzania|Tansania, Vereinigte Republik|Tansania|République unie de Tanzanie|Tansanía
TH|THA|Thailand|Thaïlande|Tailandia|Taíland
TL|TLS|Timor-Leste|Osttimor|Austur-Tímor
TG|TGO|Togo|Tógó
TK|TKL|Tokelau|Tókelá
TO|TON|Tonga
TT|TTO|Trinidad and Tobago|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trínidad og Tóbagó
TN|TUN|Tunisia|Tunesien|Tunisie|Túnez|Túnis
TR|TUR|Türkiye|Turkey|Türkei|Turquie|Turquía|Tyrkland
TM|TKM|Turkmenistan|Turkménistan|Turkmenistán|Túrkmenistan
TC|TCA|Turks and Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Turks- og Caicoseyjar
TV|TUV|Tuvalu|Túvalú
UG|UGA|Uganda|Ouganda|Úganda
UA|UKR|Ukraine|Ucrania|Úkraína
AE|ARE|United Arab Emirates|UAE|Vereinigte Arabische Emirate|Émirats Arabes Unis|Emiratos Árabes Unidos|Sameinuðu arabísku furstadæmin
GB|GBR|United Kingdom|UK|Great Britain|Vereinigtes Königreich|Großbritannien|Royaume-Uni|Reino Unido|Bretland
US|USA|United States of America|United States|USA|U.S.A.|US|U.S.|Vereinigte Staaten von Amerika|Vereinigte Staaten|États-Unis d'Amérique|Estados Unidos|Bandaríkin
UM|UMI|United States Minor Outlying Islands|Îles mineures éloignées des États-Unis|Islas Ultramarinas Menores de los Estados Unidos|Smáeyjar Bandaríkjanna
UY|URY|Uruguay|Úrúgvæ
UZ|UZB|Uzbekistan|Usbekistan|Ouzbékistan|Uzbekistán|Úsbekistan
VU|VUT|Vanuatu|Vanúatú
VE|VEN|Venezuela|Venesúela
VN|VNM|Vietnam|Víetnam
VG|VGB|Virgin Islands, British|Britische Jungferninseln|Îles vierges britanniques|Islas Vírgenes británicas|Bresku Jómfrúaeyjar
VI|VIR|Virgin Islands, U.S.|Amerikanische Jungferninseln|Îles vierges américaines|Islas Vírgenes de los Estados Unidos|Bandarísku Jómfrúaeyjar
WF|WLF|Wallis and Futuna|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|Wallis- og Fútúnaeyjar
EH|ESH|Western Sahara|Westsahara|Sahara occidental|Vestur-Sahara
YE|YEM|Yemen|Jemen|Yémen
ZM|ZMB|Zambia|Sambia|Zambie|Sambía
ZW|ZWE|Zimbabwe|Simbabwe|Zimbabue|Simbabve
AX|ALA|Åland Islands|Aland Islands|Åland|Islas Åland|Álandseyjar
BQ|BES|Bonaire, Sint Eustatius and Saba|Bonaire|Bonaire, Saint-Eustache et Saba|Bonaire, San Eustaquio y Saba
CW|CUW|Curaçao
GG|GGY|Guernsey|Guernesey
IM|IMN|Isle of Man|Insel Man|Île de Man|Isla de Man|Mön
JE|JEY|Jersey
ME|MNE|Montenegro|Monténégro|Svartfjallaland
BL|BLM|Saint Barthélemy|Saint-Barthélemy
MF|MAF|Saint Martin (French part)|Saint-Martin|Saint-Martin (partie française)|Saint Martin (francesa)
RS|SRB|Serbia|Serbien|Serbie|Serbía
SX|SXM|Sint Maarten (Dutch part)|Sint Maarten|Saint-Martin (partie néerlandaise)|Sint Maarten (neerlandesa)
SS|SSD|South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Suður-Súdan
XK|XKK|Kosovo|Kósovó`;
