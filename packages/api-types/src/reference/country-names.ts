import { countryCodes, type CountryCodes } from "./country-codes.ts";

/**
 * Names of countries, a line for each in the order of their codes: English name|other names (other English, German,
 * French, Spanish, Icelandic).
 * Derived from i18n-iso-countries 7.14.0, MIT licence, (c) 2016 widdix GmbH.
 */
const lines = `Afghanistan|Afganistán|Afganistan
Albania|Albanien|Albanie|Albanía
Algeria|Algerien|Algérie|Argelia|Alsír
American Samoa|Amerikanisch-Samoa|Samoa américaines|Samoa Americana|Bandaríska Samóa
Andorra|Andorre
Angola|Angóla
Anguilla|Anguila|Angvilla
Antarctica|Antarktis|Antarctique|Antártida|Suðurskautslandið
Antigua and Barbuda|Antigua und Barbuda|Antigua-et-Barbuda|Antigua y Barbuda|Antígva og Barbúda
Argentina|Argentinien|Argentine|Argentína
Armenia|Armenien|Arménie|Armenía
Aruba|Arúba
Australia|Australien|Australie|Ástralía
Austria|Österreich|Autriche|Austurríki
Azerbaijan|Aserbaidschan|Azerbaïdjan|Azerbaiyán|Aserbaísjan
Bahamas
Bahrain|Bahreïn|Bahrein|Barein
Bangladesh|Bangladesch|Bangladess
Barbados|Barbade
Belarus|Biélorussie|Bielorrusia|Hvíta-Rússland
Belgium|Belgien|Belgique|Bélgica|Belgía
Belize|Belice|Belís
Benin|Bénin|Benín
Bermuda|Bermudes|Bermudas|Bermúda
Bhutan|Bhoutan|Bután|Bútan
Bolivia|Bolivien|Bolivie|Bólivía
Bosnia and Herzegovina|Bosnien und Herzegowina|Bosnie-Herzégovine|Bosnia y Herzegovina|Bosnía og Hersegóvína
Botswana|Botsvana
Bouvet Island|Bouvetinsel|Île Bouvet|Isla Bouvet|Bouveteyja
Brazil|Brasilien|Brésil|Brasil|Brasilía
British Indian Ocean Territory|Britisches Territorium im Indischen Ozean|Océan Indien Britannique|Territorio Británico del Océano Índico|Bresku Indlandshafseyjar
Brunei Darussalam|Brúnei
Bulgaria|Bulgarien|Bulgarie|Búlgaría
Burkina Faso|Búrkína Fasó
Burundi|Búrúndí
Cambodia|Kambodscha|Cambodge|Camboya|Kambódía
Cameroon|Kamerun|Cameroun|Camerún|Kamerún
Canada|Kanada|Canadá
Cape Verde|Kap Verde|Cap-Vert|Cabo Verde|Grænhöfðaeyjar
Cayman Islands|Kaimaninseln|Îles Caïmans|Islas Caimán|Cayman-eyjar
Central African Republic|Zentralafrikanische Republik|République Centrafricaine|República Centroafricana|Mið-Afríkulýðveldið
Chad|Tschad|Tchad|Tjad
Chile|Chili|Síle
People's Republic of China|China|Chine|Kína
Christmas Island|Weihnachtsinsel|Île Christmas|Isla de Navidad|Jólaeyja
Cocos (Keeling) Islands|Kokosinseln|Îles Cocos|Islas Cocos (Keeling)|Kókoseyjar
Colombia|Kolumbien|Colombie|Kólumbía
Comoros|Komoren|Comores|Comoras|Kómoreyjar
Republic of the Congo|Congo|Republik Kongo|République du Congo|Kongó
Democratic Republic of the Congo|Congo|Kongo|République démocratique du Congo|Congo (República Democrática del)|Lýðstjórnarlýðveldið Kongó
Cook Islands|Cookinseln|Îles Cook|Islas Cook|Cooks-eyjar
Costa Rica|Kosta Ríka
Cote d'Ivoire|Côte d'Ivoire|Ivory Coast|Elfenbeinküste|Côte-d'Ivoire|Costa de Marfil|Fílabeinsströndin
Croatia|Kroatien|Croatie|Croacia|Króatía
Cuba|Kuba|Kúba
Cyprus|Zypern|Chypre|Chipre|Kípur
Czech Republic|Czechia|Tschechische Republik|Tschechien|République Tchèque|República Checa|Tékkland
Denmark|Dänemark|Danemark|Dinamarca|Danmörk
Djibouti|Dschibuti|Yibuti|Djibútí
Dominica|Dominique|Dóminíka
Dominican Republic|Dominikanische Republik|République Dominicaine|República Dominicana|Dóminíska lýðveldið
Ecuador|Équateur|Ekvador
Egypt|Ägypten|Égypte|Egipto|Egyptaland
El Salvador
Equatorial Guinea|Äquatorialguinea|Guinée équatoriale|Guinea Ecuatorial|Miðbaugs-Gínea
Eritrea|Érythrée
Estonia|Estland|Estonie|Eistland
Ethiopia|Äthiopien|Éthiopie|Etiopía|Eþíópía
Falkland Islands (Malvinas)|Falklandinseln|Îles Malouines|Islas Malvinas|Falklandseyjar
Faroe Islands|Färöer|Îles Féroé|Islas Feroe|Færeyjar
Fiji|Fidschi|Fidji|Fídjíeyjar
Finland|Finnland|Finlande|Finlandia
France|Frankreich|Francia|Frakkland
French Guiana|Französisch-Guayana|Guyane française|Guayana Francesa|Franska Gvæjana
French Polynesia|Französisch-Polynesien|Polynésie française|Polinesia Francesa|Franska Pólýnesía
French Southern Territories|Französische Süd- und Antarktisgebiete|Terres australes françaises|Tierras Australes Francesas|Frönsku suðlægu landsvæðin
Gabon|Gabun|Gabón
Republic of The Gambia|The Gambia|Gambia|Gambie|Gambía
Georgia|Georgien|Géorgie|Georgía
Germany|Deutschland|Allemagne|Alemania|Þýskaland
Ghana|Gana
Gibraltar|Gíbraltar
Greece|Griechenland|Grèce|Grecia|Grikkland
Greenland|Grönland|Groenland|Groenlandia|Grænland
Grenada|Grenade|Granada
Guadeloupe|Guadalupe|Gvadelúpeyjar
Guam|Gvam
Guatemala|Gvatemala
Guinea|Guinée|Gínea
Guinea-Bissau|Guinée-Bissau|Guinea Bissau|Gínea-Bissá
Guyana|Gvæjana
Haiti|Haïti|Haití|Haítí
Heard Island and McDonald Islands|Heard und McDonaldinseln|Îles Heard-et-MacDonald|Heard e Islas McDonald|Heard og McDonaldseyjar
Holy See (Vatican City State)|Vatikanstadt|Saint-Siège (Vatican)|Santa Sede|Vatíkanið
Honduras|Hondúras
Hong Kong|Hongkong
Hungary|Ungarn|Hongrie|Hungría|Ungverjaland
Iceland|Island|Islande|Islandia|Ísland
India|Indien|Inde|Indland
Indonesia|Indonesien|Indonésie|Indónesía
Islamic Republic of Iran|Iran|Irán|República Islámica de Irán|Íran
Iraq|Irak|Írak
Ireland|Irland|Irlande|Irlanda|Írland
Israel|Israël|Ísrael
Italy|Italien|Italie|Italia|Ítalía
Jamaica|Jamaika|Jamaïque|Jamaíka
Japan|Japon|Japón
Jordan|Jordanien|Jordanie|Jordania|Jórdanía
Kazakhstan|Kasachstan|Kazajistán|Kasakstan
Kenya|Kenia|Kenía
Kiribati|Kíribatí
North Korea|Nordkorea|Corée du Nord|República Popular Democrática de Corea|Norður-Kórea
South Korea|Korea, Republic of|Republic of Korea|Südkorea|Corée du Sud|República de Corea|Suður-Kórea
Kuwait|Koweït|Kúveit
Kyrgyzstan|Kirgisistan|Kirghizistan|Kirguistán|Kirgistan
Lao People's Democratic Republic|Laos|República Democrática Popular de Lao
Latvia|Lettland|Lettonie|Letonia
Lebanon|Libanon|Liban|Líbano|Líbanon
Lesotho|Lesoto|Lesótó
Liberia|Libéria|Líbería
Libya|Libyen|Libye|Libia|Líbía
Liechtenstein
Lithuania|Litauen|Lituanie|Lituania|Litháen
Luxembourg|Luxemburg|Luxemburgo|Lúxemborg
Macao|Makaó
Madagascar|Madagaskar
Malawi|Malaui|Malaví
Malaysia|Malaisie|Malasia|Malasía
Maldives|Malediven|Maldivas|Maldívur
Mali|Malí
Malta|Malte
Marshall Islands|Marshallinseln|Îles Marshall|Islas Marshall|Marshalleyjar
Martinique|Martinica
Mauritania|Mauretanien|Mauritanie|Máritanía
Mauritius|Maurice|Mauricio|Máritíus
Mayotte
Mexico|Mexiko|Mexique|México|Mexíkó
Micronesia, Federated States of|Mikronesien|Micronésie|Micronesia|Míkrónesía
Moldova, Republic of|Moldawien|Moldavie|Moldavia|Moldóva
Monaco|Mónaco|Mónakó
Mongolia|Mongolei|Mongolie|Mongólía
Montserrat
Morocco|Marokko|Maroc|Marruecos|Marokkó
Mozambique|Mosambik|Mósambík
Myanmar|Mjanmar
Namibia|Namibie|Namibía
Nauru|Naúrú
Nepal|Népal
Netherlands|The Netherlands|Netherlands (Kingdom of the)|Niederlande|Pays-Bas|Países Bajos|Holland
New Caledonia|Neukaledonien|Nouvelle-Calédonie|Nueva Caledonia|Nýja-Kaledónía
New Zealand|Neuseeland|Nouvelle-Zélande|Nueva Zelanda|Nýja-Sjáland
Nicaragua|Níkaragva
Niger|Níger
Nigeria|Nigéria|Nígería
Niue|Niué
Norfolk Island|Norfolkinsel|Île Norfolk|Isla Norfolk|Norfolkeyja
Northern Mariana Islands|Nördliche Marianen|Îles Mariannes du Nord|Islas Marianas del Norte|Norður-Maríanaeyjar
The Republic of North Macedonia|North Macedonia|Nordmazedonien|Macédoine du Nord|Macedonia del Norte|Norður-Makedónía
Norway|Norwegen|Norvège|Noruega|Noregur
Oman|Omán|Óman
Pakistan|Pakistán
Palau|Palaos|Palá
State of Palestine|Palestine|Staat Palästina|Palestina|Palestína
Panama|Panamá
Papua New Guinea|Papua-Neuguinea|Papouasie-Nouvelle-Guinée|Papua Nueva Guinea|Papúa Nýja-Gínea
Paraguay|Paragvæ
Peru|Pérou|Perú
Philippines|Philippinen|Filipinas|Filippseyjar
Pitcairn|Pitcairn Islands|Pitcairninseln|Îles Pitcairn
Poland|Polen|Pologne|Polonia|Pólland
Portugal|Portúgal
Puerto Rico|Porto Rico|Púertó Ríkó
Qatar|Katar|Catar
Reunion|Réunion|Reunión
Romania|Rumänien|Roumanie|Rumanía|Rúmenía
Russian Federation|Russia|Russische Föderation|Russland|Russie|Rusia|Rússland
Rwanda|Ruanda|Rúanda
Saint Helena|St. Helena|Sainte-Hélène|Santa Helena, Ascensión y Tristán de Acuña|Sankti Helena
Saint Kitts and Nevis|St. Kitts und Nevis|Saint-Christophe-et-Niévès|Saint Kitts y Nevis|Sankti Kristófer og Nevis
Saint Lucia|St. Lucia|Sainte-Lucie|Santa Lucía|Sankti Lúsía
Saint Pierre and Miquelon|Saint-Pierre und Miquelon|Saint-Pierre-et-Miquelon|San Pedro y Miquelón|Sankti Pierre og Miquelon
Saint Vincent and the Grenadines|St. Vincent und die Grenadinen|Saint-Vincent-et-les-Grenadines|San Vicente y las Granadinas|Sankti Vinsent og Grenadínur
Samoa|Samóa
San Marino|Saint-Marin|San Marínó
Sao Tome and Principe|São Tomé und Príncipe|São Tomé-et-Principe|Santo Tomé y Príncipe|Saó Tóme og Prinsípe
Saudi Arabia|Saudi-Arabien|Arabie Saoudite|Arabia Saudita|Sádi-Arabía
Senegal|Sénégal
Seychelles|Seychellen|Seychelles-eyjar
Sierra Leone|Sierra Leona|Síerra Leóne
Singapore|Singapur|Singapour|Singapúr
Slovakia|Slowakei|Slovaquie|Eslovaquia|Slóvakía
Slovenia|Slowenien|Slovénie|Eslovenia|Slóvenía
Solomon Islands|Salomonen|Îles Salomon|Islas Salomón|Salómonseyjar
Somalia|Somalie|Sómalía
South Africa|Südafrika|Afrique du Sud|Sudáfrica|Suður-Afríka
South Georgia and the South Sandwich Islands|Südgeorgien und die Südlichen Sandwichinseln|Géorgie du Sud-et-les Îles Sandwich du Sud|Georgia del Sur y las Islas Sandwich del Sur|Suður-Georgía og Suður-Sandvíkureyjar
Spain|Spanien|Espagne|España|Spánn
Sri Lanka|Srí Lanka
Sudan|Soudan|Sudán|Súdan
Suriname|Súrínam
Svalbard and Jan Mayen|Svalbard und Jan Mayen|Svalbard et Île Jan Mayen|Svalbard y Jan Mayen|Svalbarði
Eswatini|Royaume d'Eswatini|Esuatini|Esvatíní
Sweden|Schweden|Suède|Suecia|Svíþjóð
Switzerland|Schweiz|Suisse|Suiza|Sviss
Syrian Arab Republic|Syrien, Arabische Republik|Syrie|República Árabe Siria|Sýrland
Taiwan, Province of China|Taiwan|Taïwan|Taiwán|Taívan
Tajikistan|Tadschikistan|Tadjikistan|Tayikistán|Tadsíkistan
United Republic of Tanzania|Tanzania|Tansania, Vereinigte Republik|Tansania|République unie de Tanzanie|Tansanía
Thailand|Thaïlande|Tailandia|Taíland
Timor-Leste|Osttimor|Austur-Tímor
Togo|Tógó
Tokelau|Tókelá
Tonga
Trinidad and Tobago|Trinidad und Tobago|Trinité-et-Tobago|Trinidad y Tobago|Trínidad og Tóbagó
Tunisia|Tunesien|Tunisie|Túnez|Túnis
Türkiye|Turkey|Türkei|Turquie|Turquía|Tyrkland
Turkmenistan|Turkménistan|Turkmenistán|Túrkmenistan
Turks and Caicos Islands|Turks- und Caicosinseln|Îles Turques-et-Caïques|Islas Turcas y Caicos|Turks- og Caicoseyjar
Tuvalu|Túvalú
Uganda|Ouganda|Úganda
Ukraine|Ucrania|Úkraína
United Arab Emirates|UAE|Vereinigte Arabische Emirate|Émirats Arabes Unis|Emiratos Árabes Unidos|Sameinuðu arabísku furstadæmin
United Kingdom|UK|Great Britain|Vereinigtes Königreich|Großbritannien|Royaume-Uni|Reino Unido|Bretland
United States of America|United States|USA|U.S.A.|US|U.S.|Vereinigte Staaten von Amerika|Vereinigte Staaten|États-Unis d'Amérique|Estados Unidos|Bandaríkin
United States Minor Outlying Islands|Îles mineures éloignées des États-Unis|Islas Ultramarinas Menores de los Estados Unidos|Smáeyjar Bandaríkjanna
Uruguay|Úrúgvæ
Uzbekistan|Usbekistan|Ouzbékistan|Uzbekistán|Úsbekistan
Vanuatu|Vanúatú
Venezuela|Venesúela
Vietnam|Víetnam
Virgin Islands, British|Britische Jungferninseln|Îles vierges britanniques|Islas Vírgenes británicas|Bresku Jómfrúaeyjar
Virgin Islands, U.S.|Amerikanische Jungferninseln|Îles vierges américaines|Islas Vírgenes de los Estados Unidos|Bandarísku Jómfrúaeyjar
Wallis and Futuna|Wallis und Futuna|Wallis-et-Futuna|Wallis y Futuna|Wallis- og Fútúnaeyjar
Western Sahara|Westsahara|Sahara occidental|Vestur-Sahara
Yemen|Jemen|Yémen
Zambia|Sambia|Zambie|Sambía
Zimbabwe|Simbabwe|Zimbabue|Simbabve
Åland Islands|Aland Islands|Åland|Islas Åland|Álandseyjar
Bonaire, Sint Eustatius and Saba|Bonaire|Bonaire, Saint-Eustache et Saba|Bonaire, San Eustaquio y Saba
Curaçao
Guernsey|Guernesey
Isle of Man|Insel Man|Île de Man|Isla de Man|Mön
Jersey
Montenegro|Monténégro|Svartfjallaland
Saint Barthélemy|Saint-Barthélemy
Saint Martin (French part)|Saint-Martin|Saint-Martin (partie française)|Saint Martin (francesa)
Serbia|Serbien|Serbie|Serbía
Sint Maarten (Dutch part)|Sint Maarten|Saint-Martin (partie néerlandaise)|Sint Maarten (neerlandesa)
South Sudan|Südsudan|Soudan du Sud|Sudán del Sur|Suður-Súdan
Kosovo|Kósovó`;

interface CountryNames extends CountryCodes {
  readonly name: string;
  /** What it is called elsewhere. */
  readonly others: readonly string[];
}

/** Every country with its names, in the order of the English ones. */
export function namedCountries(): CountryNames[] {
  const names = lines.split("\n");
  return countryCodes.map((codes, at) => {
    const [name = "", ...others] = names[at]?.split("|") ?? [];
    return { ...codes, name, others };
  });
}
