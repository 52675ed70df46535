/** Words from which sample companies are made. No company of these names is meant. */
export const firstWords = [
  "Aldgate", "Ashdown", "Beacon", "Birchwood", "Brackenfell", "Brightwater", "Calloway", "Castlebar", "Cedarline", "Cobalt",
  "Copperfield", "Cranmere", "Dunmore", "Eastbrook", "Elderflower", "Fairhaven", "Fernhill", "Foxglove", "Glenrowan", "Greystone",
  "Halden", "Harrowgate", "Hazelmere", "Highmoor", "Holloway", "Ironbridge", "Ivanhoe", "Juniper", "Kestrel", "Kingsmead",
  "Larkspur", "Lindqvist", "Longacre", "Marlowe", "Meridian", "Millbrook", "Moorland", "Northgate", "Norbury", "Oakhurst",
  "Orchard", "Ostrava", "Pemberton", "Pinewood", "Quarry", "Ravenscroft", "Redfern", "Riverside", "Rosewood", "Saltmarsh",
  "Silverdale", "Southwick", "Stonegate", "Summerfield", "Tamarind", "Thistle", "Thornbury", "Underwood", "Valehurst", "Westmoor",
  "Whitcombe", "Willowbank", "Winterbourne", "Wyvern", "Yarrow", "Zephyr",
] as const;
export const secondWords = [
  "Bridge", "Brothers", "Cross", "Fields", "Forge", "Gate", "Harbour", "Hill", "House", "Lane", "Mill", "Park", "Point", "Ridge", "Row", "Vale", "Wharf", "Yard",
] as const;
export const streets = [
  "High Street", "Station Road", "Mill Lane", "Church Street", "Victoria Road", "Kings Way", "Market Square", "Canal Side", "Foundry Road", "Orchard Close",
  "Park Avenue", "Dock Road", "Bridge Street", "Quarry Lane", "Chapel Hill", "Riverside Drive", "London Road", "Harbour View", "Granary Row", "Long Acre",
] as const;

/** An industry of the samples: its word, MCC, median ticket in major units, share that accepts cards. */
export interface Industry {
  readonly word: string;
  readonly mcc: string;
  readonly ticket: number;
  readonly card: number;
  readonly yearly: number;
}
export const industries: readonly Industry[] = [
  { word: "Office Supplies", mcc: "5943", ticket: 320, card: 0.92, yearly: 40 },
  { word: "Print", mcc: "2741", ticket: 1400, card: 0.7, yearly: 12 },
  { word: "Freight", mcc: "4214", ticket: 2600, card: 0.55, yearly: 45 },
  { word: "Facilities", mcc: "7349", ticket: 4200, card: 0.6, yearly: 14 },
  { word: "Catering", mcc: "5812", ticket: 640, card: 0.95, yearly: 30 },
  { word: "Telecom", mcc: "4814", ticket: 2100, card: 0.85, yearly: 12 },
  { word: "Software", mcc: "5734", ticket: 9800, card: 0.8, yearly: 6 },
  { word: "Packaging", mcc: "5199", ticket: 5400, card: 0.5, yearly: 24 },
  { word: "Electrical", mcc: "5065", ticket: 3700, card: 0.65, yearly: 18 },
  { word: "Chemicals", mcc: "5169", ticket: 18_500, card: 0.35, yearly: 20 },
  { word: "Construction", mcc: "1520", ticket: 46_000, card: 0.2, yearly: 8 },
  { word: "Legal", mcc: "8111", ticket: 7600, card: 0.3, yearly: 7 },
  { word: "Travel", mcc: "4722", ticket: 780, card: 0.98, yearly: 60 },
  { word: "Hotels", mcc: "7011", ticket: 410, card: 1, yearly: 50 },
  { word: "Car Hire", mcc: "7512", ticket: 260, card: 1, yearly: 35 },
  { word: "Energy", mcc: "4900", ticket: 22_000, card: 0.45, yearly: 12 },
  { word: "Recruitment", mcc: "7361", ticket: 6200, card: 0.5, yearly: 22 },
  { word: "Training", mcc: "8299", ticket: 1900, card: 0.75, yearly: 6 },
  { word: "Machinery", mcc: "5084", ticket: 38_000, card: 0.3, yearly: 5 },
  { word: "Cleaning", mcc: "7349", ticket: 950, card: 0.6, yearly: 24 },
  { word: "Medical", mcc: "5047", ticket: 5200, card: 0.55, yearly: 16 },
  { word: "Advertising", mcc: "7311", ticket: 12_500, card: 0.6, yearly: 9 },
];

/** A country of the samples: legal forms, towns, and the digits of a postcode ("A" letter, "9" digit). */
export interface SampleCountry {
  readonly code: string;
  readonly weight: number;
  readonly forms: readonly string[];
  readonly towns: readonly string[];
  readonly postcode: string;
  readonly vat: string;
}
export const sampleCountries: readonly SampleCountry[] = [
  { code: "GBR", weight: 62, forms: ["Ltd", "Limited", "plc", "LLP"], towns: ["Leeds", "Bristol", "Manchester", "Exeter", "Glasgow", "Cardiff", "Norwich", "London"], postcode: "AA9 9AA", vat: "GB999999999" },
  { code: "USA", weight: 12, forms: ["Inc", "LLC", "Corp"], towns: ["Denver", "Austin", "Boston", "Portland", "Columbus"], postcode: "99999", vat: "99-9999999" },
  { code: "DEU", weight: 9, forms: ["GmbH", "AG", "KG"], towns: ["Bremen", "Leipzig", "Stuttgart", "Mainz"], postcode: "99999", vat: "DE999999999" },
  { code: "FRA", weight: 7, forms: ["SA", "SARL", "SAS"], towns: ["Lyon", "Nantes", "Lille", "Rennes"], postcode: "99999", vat: "FR99999999999" },
  { code: "IRL", weight: 5, forms: ["Ltd", "DAC"], towns: ["Cork", "Galway", "Limerick"], postcode: "A99 A9A9", vat: "IE9999999A" },
  { code: "NLD", weight: 5, forms: ["BV", "NV"], towns: ["Utrecht", "Breda", "Delft"], postcode: "9999 AA", vat: "NL999999999B01" },
];
