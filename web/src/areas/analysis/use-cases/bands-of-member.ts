import { bandOf } from "@paygauge/ui";
import type { Capability, UseCaseMember } from "@paygauge/api-types";

/** The levels of a supplier as the strip draws them. */
export function bandsOfMember({ levels }: UseCaseMember) {
  const of = (capability: Capability) => bandOf(levels[capability]) ?? "none";
  return {
    stp: of("stp"),
    vcard: of("vcard"),
    pcard: of("pcard"),
    tandEcard: of("tandEcard"),
    scf: of("scf"),
    instantPay: of("instantPay"),
    boost: of("boost"),
    optima: of("optima"),
  };
}
