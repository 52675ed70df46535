/** What descriptions say of a payee, next to its name: version 2. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newestPayeeRules, payeeRules } from "./payee-rules.ts";
import { payeeProposer, purposeReader, type PayeeSigns } from "./propose-class.ts";
import { classOfPurpose, purposeClasses, type PurposeClass } from "./purpose-classes.ts";
import { legalForms } from "@paygauge/analysis/names/legal-forms";

const rules = payeeRules(newestPayeeRules);
const buyer = { name: "Northgate County Council", country: "GBR" };
const propose = payeeProposer(rules, buyer);
const purposeOf = purposeReader(rules);
const signs = (name: string, purposes: PayeeSigns["purposes"] = {}): PayeeSigns => ({
  name,
  country: "GBR",
  supplierId: "",
  mcc: "",
  merchantCategory: "",
  purposes,
});
/** The class of a payee all of whose money is described so; "!" when certain. */
const told = (name: string, description: string) => {
  const purpose = purposeOf(description);
  const found = propose(signs(name, purpose === null ? {} : { [purpose]: 1 }));
  return found && `${found.payeeClass}${found.isCertain ? "!" : ""}`;
};

describe("grants and levies", () => {
  test.each([
    ["London Borough of Camden", "GRANTS TO LOCAL AUTHORITIES", "Grant!"],
    ["Transport for London", "Grant payment", "Grant!"],
    ["Milltown Citizens Advice", "Grants to voluntary organisations", "Grant!"],
    ["Milltown Community Trust", "Capital grants", "Grant!"],
    ["Westmoor Police Authority", "Precepts", "Levy!"],
    ["GMCA", "Levies", "Levy!"],
    ["DCLG", "Business rates top up", "Levy!"],
    ["Westmoor Borough Council", "Business Rates Tariffs", "Levy!"],
    ["Post Office Ltd", "Energy rebate", "Levy"],
    ["J Example", "Council tax refund", "Levy"],
    ["Milltown Homes Ltd", "Housing grants", "Grant"],
    ["Milltown Community Trust Ltd", "Grants", "Grant"],
    // Accounts that book purchases as well never are certain.
    ["Westmoor District Council", "Grants and subscriptions", "Grant"],
    ["Milltown Community Trust", "Grants & Contributions", "Grant"],
    // A grant that pays for a purchase, or a supplier's levy.
    ["Milltown Builders Ltd", "Disabled facilities grants", null],
    ["Milltown Charity", "Grant related expenditure", null],
    ["Milltown Charity", "Grant management", null],
    ["Milltown Energy", "Climate change levy", null],
    ["HMRC", "Apprenticeship levy", "TaxAuthority!"],
    // The name says more than the grant.
    ["HMRC", "Grants", "TaxAuthority!"],
    ["Northgate County Council", "Grants", "Intercompany!"],
  ])("%s, paid for %s, is %s", (name, description, expected) => {
    expect(told(name, description)).toBe(expected);
  });

  test.each(["Zuschüsse an Vereine", "Subventions versées", "Subvenciones corrientes", "Styrkir til félaga"])(
    "%s is a grant",
    (text) => {
      expect(purposeOf(text)).toBe("Grant");
    },
  );

  test("less than four fifths of the money say nothing", () => {
    expect(propose(signs("Milltown Citizens Advice", { Grant: 0.79 }))).toBeNull();
    expect(propose(signs("Milltown Citizens Advice", { Grant: 0.5, GrantInPart: 0.4 }))).toMatchObject({
      payeeClass: "Grant",
      isCertain: false,
    });
  });
});

describe("a description does not outrank a commercial name", () => {
  test.each([
    ["Marsh Hale Solicitors", "Escrow"],
    ["Marsh Hale LLP", "Escrow"],
    ["Northern Consulting Group", "Escrow deposits"],
    ["Hale Architects", "Purchase completion"],
    ["Hale Consultants", "Grants"],
    ["Vale Security Ltd", "Staff expenses"],
    ["Vale Print Ltd", "Stamp duty"],
    ["Vale Payments Ltd", "Bank charges"],
    ["Vale Rail Services Ltd", "The acquisition of land and property"],
    ["Hackett & Partners", "The acquisition of land and property"],
  ])("%s, paid for %s, stays a supplier", (name, description) => {
    expect(told(name, description)).toBeNull();
  });

  test("a legal form of four words is one", () => {
    expect(propose(signs("Church Gesellschaft mit beschränkter Haftung", { Grant: 0.8 }))?.isCertain).not.toBe(true);
  });

  test("no payee with a legal form is certainly excluded by its descriptions alone", () => {
    const word = fc.constantFrom(
      ..."acme milltown community trust college council borough nhs charity housing citizens advice church bank police grants levy university partnership".split(
        " ",
      ),
    );
    const name = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), fc.constantFrom(...legalForms))
      .map(([words, form]) => `${words.join(" ")} ${form}`);
    const purpose = fc.constantFrom<PurposeClass>(...purposeClasses);
    fc.assert(
      fc.property(name, purpose, fc.double({ min: 0, max: 1, noNaN: true }), (payee, described, share) => {
        const alone = propose(signs(payee));
        const both = propose(signs(payee, { [described]: share }));
        const isNew = both?.isCertain === true && alone?.isCertain !== true;
        // A listed name whose descriptions agree may become certain: the list is evidence as well.
        const isListed = both?.evidence.some(({ kind }) => kind === "list") === true;
        return !isNew || isListed;
      }),
      { numRuns: 2000 },
    );
  });

  test("every class of money speaks for a class", () => {
    expect(purposeClasses.map(classOfPurpose).filter((each) => !rules.order.includes(each))).toEqual([]);
  });
});

describe("pay and pensions by their description", () => {
  test.each([
    ["SMITH, JOHN A", "Salary", "Payroll"],
    ["WEBER, ANNA", "Net pay January", "Payroll"],
    ["NEST Pension", "Pension", "Benefits!"],
    ["Hargrave Retirement", "Employer pension contributions", "Benefits"],
    ["HMRC Cumbernauld", "PAYE/NIC", "TaxAuthority!"],
    ["J Example", "Transfer Payments - School Children", "Benefits"],
    ["Vale Foster Agency Ltd", "Fostering allowances", null],
    ["Vale Payroll Software", "Payroll software", null],
    ["Reed Recruitment Ltd", "Salaries", null],
  ])("%s, paid for %s, is %s", (name, description, expected) => {
    expect(told(name, description)).toBe(expected);
  });
});

test("a listed bank that is paid a bond's interest is certain", () => {
  expect(told("Wells Fargo Bank", "Bond interest")).toBe("Bank!");
  expect(told("Wells Fargo Bank", "Consultancy")).toBe("Bank");
});

test("an earlier version keeps its proposals", () => {
  const v1 = payeeProposer(payeeRules(1), buyer);
  expect(v1(signs("London Borough of Camden", { Grant: 1 }))).toMatchObject({ payeeClass: "PublicBody" });
  expect(v1(signs("LB Camden"))).toBeNull();
  expect(purposeReader(payeeRules(1))("Grants to voluntary organisations")).toBeNull();
  expect(v1(signs("Marsh Hale LLP", { Escrow: 1 }))).toMatchObject({ payeeClass: "Escrow", isCertain: false });
});
