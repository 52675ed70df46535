/**
 * Legal forms beyond those of the confidence rulesets, folded as names are (й is и): in further scripts, spelled out, and in front
 * of a name. Grouping takes off only those that are part of no name; proposals of duplicates take off any.
 */

/** Forms that end a name. */
export const furtherForms: readonly string[] = [
  "ооо",
  "оао",
  "зао",
  "пао",
  "ао",
  "тоо",
  "тов",
  "ип",
  "еоод",
  "оод",
  "ад",
  "дд",
  "доо",
  "αε",
  "επε",
  "ικε",
  "sia",
  "uab",
  "pphu",
  "phu",
  "fhu",
  "ppu",
  "ojsc",
  "cjsc",
  "oao",
  "societe a responsabilite limitee",
  "societe par actions simplifiee",
  "societa a responsabilita limitata",
  "sociedad anonima de capital variable",
  "sociedad de responsabilidad limitada",
  "sociedade anonima",
  "sociedade por quotas",
  "spolka z ograniczona odpowiedzialnoscia",
  "spolka komandytowa",
  "spolka jawna",
  "akciova spolecnost",
  "spolecnost s rucenim omezenym",
  "korlatolt felelossegu tarsasag",
  "besloten vennootschap met beperkte aansprakelijkheid",
  "aktieselskab",
  "anpartsselskab",
  "aksjeselskap",
  "osakeyhtio",
  "offene handelsgesellschaft",
  "kommanditgesellschaft",
  "eingetragener verein",
  "unternehmergesellschaft",
  "unternehmergesellschaft haftungsbeschrankt",
  "public joint stock company",
  "open joint stock company",
  "closed joint stock company",
  "общество с ограниченнои ответственностью",
  "акционерное общество",
  "публичное акционерное общество",
];

/** Forms in front of a name that begin no name themselves. */
export const furtherLeadingForms: readonly string[] = [
  "ооо",
  "оао",
  "зао",
  "пао",
  "тоо",
  "тов",
  "sia",
  "uab",
  "pphu",
  "phu",
  "fhu",
  "ojsc",
  "cjsc",
  "pjsc",
  "jsc",
  "sp zoo",
  "sp z oo",
  "societe anonyme",
  "spolka z oo",
  "общество с ограниченнои ответственностью",
  "акционерное общество",
  "публичное акционерное общество",
];

/** Forms that are written without a space before or behind a name. */
const joinedForms = [
  "株式会社",
  "有限会社",
  "合同会社",
  "合資会社",
  "股份有限公司",
  "有限责任公司",
  "有限公司",
  "주식회사",
  "유한회사",
];

/** A name without a form that is written together with it, at either end. */
export function withoutJoinedForm(name: string): string {
  if (/^[\x20-\x7e]*$/.test(name)) return name;
  const text = name
    .normalize("NFKC")
    .replace(/[（(]\s*(株|有|同|주|유)\s*[）)]/gu, " ")
    .trim();
  for (const form of joinedForms) {
    if (text.length <= form.length) continue;
    if (text.startsWith(form)) return text.slice(form.length).trim();
    if (text.endsWith(form)) return text.slice(0, -form.length).trim();
  }
  return text === "" ? name : text;
}
