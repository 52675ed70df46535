/**
 * Names of bodies other than ordinary suppliers, version 2: version 1 with public bodies and their pension funds. A
 * customs office that is listed collects duties of traders; others sell services to governments and are public bodies.
 */
import { nameListsV1, type NameList } from "./name-lists-v1.ts";
import { publicBodyListsV2 } from "./public-bodies-v2.ts";

const customs = "us customs and border protection";
/** Depositories that pay a bond's holders and sell nothing to a buyer. */
const depositories = "depository trust company|depository trust and clearing|cede and co|euroclear|clearstream";

function changed(list: NameList): NameList[] {
  if (list.list === "nationalTax")
    return [
      {
        ...list,
        names: list.names
          .split("|")
          .filter((name) => name !== customs)
          .join("|"),
      },
    ];
  if (list.list === "securities")
    return [
      { ...list, isCertain: true, names: depositories },
      { ...list, names: "computershare trust|crest co" },
    ];
  if (list.list === "publicPensions") return [{ ...list, names: `${list.names}|nest pension|nest scheme` }];
  return [list];
}

export const nameListsV2: readonly NameList[] = [
  ...nameListsV1.flatMap(changed),
  {
    list: "governmentBodies",
    payeeClass: "PublicBody",
    isCertain: false,
    source: "USA.gov, A-Z index of government departments and agencies",
    licence: "Names are facts in the public domain; the list is the product's own",
    at: "start",
    names: customs,
  },
  ...publicBodyListsV2,
];
