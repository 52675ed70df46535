/**
 * Industry codes of suppliers without an MCC: what travel-and-expense class ("core", "other", "") and what tier ("A",
 * "B", "") a code has. The longest prefix that fits wins. Read in the order NAICS, SIC, UNSPSC.
 * Travel codes are the scoring table's; tiers follow the MCC tiers of mcc-lists.ts, industry by industry.
 */
export interface CrossWalkLine {
  prefixes: string[];
  tande: "core" | "other" | "";
  tier: "A" | "B" | "";
}

export const naicsCrossWalk: CrossWalkLine[] = [
  { prefixes: ["481", "5321", "5615", "721"], tande: "core", tier: "A" },
  { prefixes: ["4853", "722"], tande: "other", tier: "A" },
  {
    prefixes: [
      "42",
      "44",
      "45",
      "48",
      "49",
      "51",
      "323",
      "5414",
      "5415",
      "5416",
      "5418",
      "5419",
      "532",
      "561",
      "811",
      "812",
      "115",
      "54194",
    ],
    tande: "",
    tier: "A",
  },
  { prefixes: ["22", "23", "5412", "5413", "5417", "61", "62", "71", "813", "562"], tande: "", tier: "B" },
];

export const sicCrossWalk: CrossWalkLine[] = [
  { prefixes: ["4111", "4119", "4131", "4512", "4724", "7011", "7514"], tande: "core", tier: "A" },
  { prefixes: ["4121", "5812"], tande: "other", tier: "A" },
  {
    prefixes: [
      "074",
      "078",
      "27",
      "41",
      "42",
      "44",
      "45",
      "47",
      "48",
      "50",
      "51",
      "52",
      "53",
      "54",
      "55",
      "56",
      "57",
      "58",
      "59",
      "70",
      "72",
      "73",
      "75",
      "76",
    ],
    tande: "",
    tier: "A",
  },
  { prefixes: ["15", "16", "17", "49", "78", "79", "80", "82", "83", "86", "87", "89"], tande: "", tier: "B" },
];

export const unspscCrossWalk: CrossWalkLine[] = [
  { prefixes: ["9011", "9012", "7811"], tande: "core", tier: "A" },
  { prefixes: ["90"], tande: "other", tier: "A" },
  {
    prefixes: [
      "14",
      "24",
      "25",
      "26",
      "27",
      "30",
      "31",
      "32",
      "39",
      "40",
      "41",
      "42",
      "43",
      "44",
      "45",
      "46",
      "47",
      "48",
      "49",
      "50",
      "51",
      "52",
      "53",
      "54",
      "55",
      "56",
      "60",
      "78",
      "81",
      "82",
    ],
    tande: "",
    tier: "A",
  },
  { prefixes: ["72", "76", "80", "83", "84", "85", "86", "93", "94"], tande: "", tier: "B" },
];
