/** Chinese and Japanese addresses, whose parts have no spaces between them: each ends in the sign of its kind. */
import type { AddressLabel, AddressPart, ParsedAddress } from "./address-parts.ts";

type Form = readonly [AddressLabel, RegExp];

const chinese: readonly Form[] = [
  ["country", /^中国/u],
  ["state", /^[^\s\d]{2,8}?(?:省|自治区)/u],
  ["city", /^[^\s\d]{1,8}?市/u],
  ["city_district", /^[^\s\d]{1,8}?[区县]/u],
  ["road", /^[^\s\d]{1,20}?[路街道巷]/u],
  ["house_number", /^\d+号(?![楼室])/u],
  ["level", /^\d+(?:号楼|层|楼)/u],
  ["unit", /^\d+(?:号室|室)/u],
];
const japanese: readonly Form[] = [
  ["country", /^日本/u],
  ["postcode", /^〒\d{3}-\d{4}/u],
  ["state", /^(?:東京都|北海道|[^\s\d]{2,3}?県|大阪府)/u],
  ["city", /^[^\s\d]{1,8}?[市区]/u],
  ["suburb", /^(?:[^\s\d]{1,12}?町|\d+丁目)/u],
  ["house_number", /^(?:\d+番\d+号?|\d+(?:-\d+)+)/u],
  ["level", /^\d+階/u],
  ["unit", /^\d+号室/u],
];

/** Null for an address in other letters. */
export function parseEastAsian(text: string): ParsedAddress | null {
  if (!/\p{Script=Han}/u.test(text)) return null;
  const isJapanese = /[〒\p{Script=Hiragana}\p{Script=Katakana}]|日本|丁目/u.test(text);
  const parts: AddressPart[] = [];
  let left = text.trim();
  for (const [label, form] of isJapanese ? japanese : chinese) {
    const [value] = form.exec(left) ?? [];
    if (value === undefined) continue;
    parts.push({ label, value });
    left = left.slice(value.length).replace(/^[\s,，、]+/u, "");
  }
  if (left !== "") parts.push({ label: "house", value: left.replaceAll(/\s+/g, " ") });
  return { parts, iso2: isJapanese ? "JP" : "CN" };
}
