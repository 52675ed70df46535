/** Industries that a name may tell, and what they are called in card statements, tables of codes, and UK SIC 2007. */

export const industries = [
  "airline",
  "carRental",
  "lodging",
  "restaurant",
  "transport",
  "telecomUtility",
  "construction",
  "food",
  "vehicles",
  "clothing",
  "retail",
  "supplies",
  "services",
  "leisure",
  "health",
  "education",
  "professional",
  "membership",
  "government",
] as const;
export type Industry = (typeof industries)[number];

/**
 * The sectors of the classifications (NAICS, SIC 2007): a hotel's restaurant has the hotel's name, a supermarket's shop
 * the supermarket's. Industries that are not named are a sector of their own.
 */
const sectors: Partial<Record<Industry, Industry>> = {
  lodging: "restaurant",
  airline: "transport",
  carRental: "transport",
  food: "retail",
  clothing: "retail",
  vehicles: "retail",
  professional: "services",
};
export const sectorOf = (industry: Industry): Industry => sectors[industry] ?? industry;

/** Words of merchant categories as statements abbreviate them; the first that fits counts. */
const categoryWords: readonly (readonly [RegExp, Industry])[] = [
  [/\bairlines?\b|air carrier/, "airline"],
  [/car rental|truck rental|motor home/, "carRental"],
  [/lodging|hotel|motel|travelodge|travel inn|timeshare/, "lodging"],
  [/eating|restaurant|fast food|caterer|drinking place|\bbars?\b/, "restaurant"],
  [
    /stationery.office supplies|office.*(supply|equip|furn)|industrial suppl|commercial equip|commercial furn|durable goods|nondurable|dental.lab|lab.med|construction material|electrical part|hardware equip|plumbing.*equip|photographic|chemicals|books periodicals|paint.*varnish|uniforms/,
    "supplies",
  ],
  [
    /railway|taxi|limous|\bbus\b|\bbuses\b|parking|toll|freight|courier|transport|travel|storage|warehous|cruise|airport|ambulance|moving/,
    "transport",
  ],
  [/telecom|phone|cable|satellite|utilit|electric.*gas|fuel dealer/, "telecomUtility"],
  [/contractor|heating, plumb|roofing|carpent|concrete/, "construction"],
  [/grocery|supermarket|food store|bakery|bakeries|candy|meat|dairy|convenience/, "food"],
  [/automotive|auto |automobile (?!assoc)|service station|fuel|tire|car wash|motor/, "vehicles"],
  [/clothing|apparel|shoe|wear|uniform/, "clothing"],
  [/school|college|univ|educational|training/, "education"],
  [/doctor|dentist|hospital|medical|health|optic|nursing|drug|pharmac|laborator/, "health"],
  [/legal|attorney|account|architect|consult|professional|engineering/, "professional"],
  [/charit|membership|member org|associations?|religious|political|civic|social serv/, "membership"],
  [/gov|postal|postage|court|fine|tax|intra/, "government"],
  [/recreation|amusement|theat|motion picture|sport.*camp|golf|tourist|video|musician|band|club/, "leisure"],
  [
    /store|retail|shop|market|catalog|florist|merchandise|discount|hardware|furniture|appliance|electronics? sale|book|news|lumber|garden|nursery|upholster|department|variety|wholesale club|sporting|toy|gift|jewel|hobby|antique|bicycle|used/,
    "retail",
  ],
  [
    /advertis|business serv|computer|programming|comp program|cleaning|photo|printing|publishing|insurance|repair|services|rental|commercial art|direct market|subscription|equip.*rent|laundr|dry clean/,
    "services",
  ],
];

/** The industry that a merchant category's text names; null where it names no industry. */
export function industryOfCategory(text: string): Industry | null {
  const plain = text.toLowerCase();
  return categoryWords.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** UK SIC 2007 by the beginning of the code; the longest that fits counts. Manufacturing and finance have no merchants. */
const sic2007: Readonly<Record<string, Industry>> = {
  "35": "telecomUtility",
  "36": "telecomUtility",
  "37": "telecomUtility",
  "61": "telecomUtility",
  "41": "construction",
  "42": "construction",
  "43": "construction",
  "45": "vehicles",
  "46": "supplies",
  "462": "food",
  "463": "food",
  "47": "retail",
  "4711": "food",
  "472": "food",
  "473": "vehicles",
  "4773": "health",
  "4771": "clothing",
  "4772": "clothing",
  "49": "transport",
  "50": "transport",
  "51": "airline",
  "52": "transport",
  "53": "transport",
  "55": "lodging",
  "56": "restaurant",
  "58": "services",
  "62": "services",
  "63": "services",
  "69": "professional",
  "70": "professional",
  "71": "professional",
  "73": "services",
  "74": "services",
  "7711": "carRental",
  "77": "services",
  "78": "services",
  "79": "transport",
  "80": "services",
  "81": "services",
  "82": "services",
  "84": "government",
  "85": "education",
  "86": "health",
  "87": "health",
  "88": "membership",
  "90": "leisure",
  "91": "leisure",
  "93": "leisure",
  "94": "membership",
  "95": "services",
  "96": "services",
};

/** The industry of a UK SIC 2007 code; null where a card statement has no such merchants. */
export function industryOfSic(code: string): Industry | null {
  const digits = code.replaceAll(/\D/g, "").padStart(5, "0");
  for (let length = 5; length >= 2; length -= 1) {
    const found = sic2007[digits.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}

/** The industry of a merchant category code; null where it has none. */
export function industryOfMcc(code: number, description: string): Industry | null {
  if (code >= 3000 && code <= 3350) return "airline";
  if (code >= 3351 && code <= 3500) return "carRental";
  if (code >= 3501 && code <= 3999) return "lodging";
  if (code >= 5811 && code <= 5814) return "restaurant";
  return industryOfCategory(description);
}
