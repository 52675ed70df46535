/** Words in names of payees that stay in scope with limited levels, version 1: public bodies and landlords. */
import type { PhraseGroup } from "./phrase-group.ts";

export const inScopePatternsV1: readonly PhraseGroup[] = [
  // Public bodies
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    phrases:
      "county council|city council|district council|borough council|parish council|town council|metropolitan borough|borough of|nhs trust|nhs foundation trust|nhs england|integrated care board|clinical commissioning group|fire and rescue authority|police and crime commissioner|combined authority|school district|unified school district|water district|superior court|county sheriff|ministry of justice|ministry of defence|ministry of housing|ministry of health|environment agency|crown prosecution service|crown commercial service|department for education|department for transport|department of health|department of education|department of transportation|home office|cabinet office|office for national statistics|national crime agency",
    not: "supporters friends association society club workers retirees christian union",
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    isCertain: true,
    at: "start",
    phrases: "london borough of|royal borough of|city of * council|county of * council",
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    at: "start",
    phrases: "city of|county of|state of|town of|village of|city and county of|commonwealth of",
    not: "hope angels medical church theatre club sound light art mind play ymca cadets",
  },
  {
    payeeClass: "PublicBody",
    language: "en",
    phrases:
      "ministry of|council|county|borough|nhs|police|university|academy trust|primary school|high school|grammar school|schools trust|multi academy trust|department of|dept of|department for|public schools|authority|commission|agency for|health board|state university|community college|state college|federal|board of education|housing authority|port authority|parliament|constabulary|transit authority|redevelopment agency|hm courts|fire authority|infant school|junior school|district court|crown court|county court|national park|government|civil service|state treasurer|state water resources|college of further education|learning partnership|icb|dist council|dist coun|councl",
    not: "arts british design research press stories sound supply supplies equip uniform* private independent refugee express",
  },
  {
    payeeClass: "PublicBody",
    language: "de",
    isCertain: true,
    phrases:
      "landratsamt*|bezirksamt*|bundesamt*|landesamt*|stadtverwaltung*|gemeindeverwaltung*|bundesministerium*|landesministerium*|regierungsprasidium*|bundesagentur fur arbeit|bezirksregierung*",
  },
  {
    payeeClass: "PublicBody",
    language: "de",
    at: "start",
    phrases:
      "stadt|landkreis|kreis|gemeinde|land|freistaat|landeshauptstadt|verbandsgemeinde|markt|samtgemeinde|bezirk",
  },
  {
    payeeClass: "PublicBody",
    language: "de",
    phrases:
      "universitat*|hochschule*|ministerium*|polizei*|amtsgericht*|landgericht*|zweckverband*|wasserverband*|gymnasium|grundschule|jobcenter",
  },
  {
    payeeClass: "PublicBody",
    language: "fr",
    isCertain: true,
    at: "start",
    phrases:
      "commune de|mairie de|ville de|conseil departemental|conseil regional|prefecture de|prefecture du|ministere de|ministere des|ministere du|communaute de communes|communaute dagglomeration|departement de|region",
  },
  {
    payeeClass: "PublicBody",
    language: "fr",
    phrases:
      "universite*|rectorat|centre hospitalier|lycee|prefecture|etablissement public|agence nationale|agence regionale|syndicat mixte|metropole|chu",
  },
  {
    payeeClass: "PublicBody",
    language: "es",
    isCertain: true,
    phrases:
      "ayuntamiento de|ayuntamiento|diputacion provincial|diputacion de|ministerio de|consejeria de|gobierno de|junta de andalucia|generalitat de|principado de asturias|comunidad de madrid|xunta de galicia",
  },
  {
    payeeClass: "PublicBody",
    language: "es",
    phrases:
      "universidad de|mancomunidad*|servicio de salud|instituto nacional|consorcio|cabildo*|confederacion hidrografica|autoridad portuaria",
  },
  {
    payeeClass: "PublicBody",
    language: "it",
    isCertain: true,
    at: "start",
    phrases:
      "comune di|provincia di|regione|ministero|citta metropolitana|prefettura di|unione dei comuni|azienda sanitaria locale|azienda ospedaliera",
  },
  {
    payeeClass: "PublicBody",
    language: "it",
    phrases: "universita*|istituto comprensivo|asl|consorzio di bonifica|camera di commercio|questura",
  },
  {
    payeeClass: "PublicBody",
    language: "nl",
    isCertain: true,
    at: "start",
    phrases:
      "gemeente|provincie|ministerie van|waterschap|hoogheemraadschap|rijkswaterstaat|veiligheidsregio|omgevingsdienst|rijksdienst",
  },
  {
    payeeClass: "PublicBody",
    language: "nl",
    phrases: "universiteit*|hogeschool*|politie|ggd|gemeenschappelijke regeling",
  },
  {
    payeeClass: "PublicBody",
    language: "is",
    isCertain: true,
    phrases:
      "reykjavikurborg|kopavogsbaer|hafnarfjardarkaupstadur|akureyrarbaer|vegagerdin|landspitali*|haskoli islands|rikiskaup|fjarsysla rikisins|logreglustjor*|sysluma*",
  },
  {
    payeeClass: "PublicBody",
    language: "is",
    phrases: "haskoli*|framhaldsskol*|menntaskol*|heilbrigdisstofnun*|raduneyti*|sveitarfelag*",
  },
  // Rent
  {
    payeeClass: "Rent",
    language: "en",
    phrases:
      "landlord|landlords|lettings|realty|real estate|property rent|property rental|ground rent|properties|estates|property management|property investments|property holdings|apartments|property lp|land holdings",
    not: "solutions maintenance services clean* construction letting agents engineers security consult* parks",
  },
  {
    payeeClass: "Rent",
    language: "de",
    phrases:
      "immobilien*|hausverwaltung*|grundstucks*|wohnungsbau*|wohnbau*|vermietung*|vermieter*|wohnungsgesellschaft*|grundbesitz*",
    not: "makler autovermietung maschinenvermietung",
  },
  { payeeClass: "Rent", language: "fr", phrases: "immobilier*|fonciere|sci|bailleur*|gerance immobiliere|habitat" },
  {
    payeeClass: "Rent",
    language: "es",
    phrases: "inmobiliaria*|arrendador*|alquileres|patrimonial|arrendamientos urbanos",
  },
  { payeeClass: "Rent", language: "it", phrases: "immobiliare|locatore|affitti|societa immobiliare" },
  {
    payeeClass: "Rent",
    language: "nl",
    phrases: "vastgoed*|verhuurder*|woningstichting*|woningcorporatie*|woonstichting*",
  },
  { payeeClass: "Rent", language: "is", phrases: "fasteign*|fasteignafelag*|leigufelag*" },
];
