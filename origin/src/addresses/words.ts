/** Words of addresses, in lower case without dots. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Kinds of street at the end of a name. */
export const streetEnds =
  set(`street st avenue ave av road rd lane ln drive dr boulevard blvd court ct close cl place pl
  square sq way terrace ter crescent cres gardens gdns grove gr hill parkway pkwy highway hwy row walk mews parade drove
  yard circle cir trail trl alley quay wharf green rise view park parks broadway turnpike esplanade embankment gate mount
  vale loop run plaza head marina rushes`);
/** Kinds of street at its beginning: "rue de la Paix", "Calle Mayor". */
export const streetBegins =
  set(`rue avenue av boulevard bd place quai impasse chemin allee allée route calle c paseo plaza avenida
  avda carrer via viale piazza corso rua travessa praca praça pç largo ulica ul ulitsa ул улица str strada jalan jl cra carrera`);
/** Ends within a word: "Hauptstraße", "Valdemarsgade". */
export const streetWithin =
  /(?:stra(?:ß|ss)e|str|gasse|weg|platz|allee|ufer|damm|ring|gade|vej|gatan|vägen|katu|tie|straat|laan|plein|weg|singel|gracht|kade|gata|проезд)\.?$/iu;
/** Words that follow a street's kind. */
export const directions = set("n s e w ne nw se sw north south east west northeast northwest southeast southwest");
export const unitWords = set("apt apartment ste suite unit flat room rm kv кв ap lot office");
export const ordinals = set("first second third fourth fifth sixth seventh eighth ninth tenth ground lower upper top");

/** Spellings of countries that their usual names do not cover. */
export const countryWords: ReadonlyMap<string, string> = new Map(
  Object.entries({
    US: "usa|u s a|united states|united states of america|us",
    GB: "uk|great britain|united kingdom|gbr|gb|england|scotland|wales|northern ireland|eng",
    AT: "osterreich|oesterreich|österreich",
    KR: "republic of korea|south korea",
    RU: "российская федерация|россия|russian federation",
    CN: "中国",
    JP: "日本",
    IM: "isle of man",
    RO: "românia",
  }).flatMap(([iso2, names]) => names.split("|").map((name) => [name, iso2] as const)),
);
/** Parts of the United Kingdom: regions of an address in front of the country. */
export const ukNations = set("england scotland wales");

export const caProvinces = set("ab bc mb nb nl ns nt nu on pe qc sk yt");
export const boroughs = set("brooklyn queens manhattan bronx bk");

/** Counties of the United Kingdom as addresses name them. */
export const ukCounties: ReadonlySet<string> = new Set(
  `avon|bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cheshire east|cleveland|cornwall|cumbria|derbyshire|devon|dorset|co durham|county durham|east sussex|east yorkshire|essex|gloucestershire|greater london|greater manchester|gwent|gwynedd|hampshire|herefordshire|hertfordshire|herts|humberside|isle of wight|kent|lancashire|lancs|leicestershire|lincolnshire|merseyside|middlesex|mid glamorgan|norfolk|north yorkshire|northamptonshire|northumberland|nottinghamshire|oxfordshire|powys|rutland|shropshire|somerset|south glamorgan|south yorkshire|staffordshire|suffolk|surrey|tyne and wear|warwickshire|west glamorgan|west midlands|west sussex|west yorkshire|wiltshire|worcestershire`.split(
    "|",
  ),
);
/** Kinds of building that end the name of a house. */
export const buildings = set("centre center park court house building mall");
/** Cities of one word whose suburbs are written in front of them. */
export const largeCities =
  set(`london manchester birmingham liverpool glasgow edinburgh paris lyon marseille berlin hamburg münchen
  munich wien vienna madrid barcelona lisboa roma milano amsterdam rotterdam københavn stockholm oslo helsinki warszawa praha
  budapest johannesburg durban nairobi lagos montreal montréal toronto vancouver ottawa sydney melbourne brisbane perth
  mumbai delhi bangalore singapore seoul bangkok jakarta manila dubai`);
