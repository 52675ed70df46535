/** No vowels and no digits: a reference never spells a word, and reads the same on paper and over the phone. */
const letters = "BCDFGHJKLMNPQRSTVWXZ";

/** FNV-1a, 64 bit. */
function hashOf(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash;
}

/** The reference of a campaign's texts to one supplier, "BCDFG-HJKLM": the same for the letter, its follow-up and calls. */
export function referenceOf(campaignId: string, supplierKey: string): string {
  let rest = hashOf(`${campaignId}\n${supplierKey}`);
  let text = "";
  for (let at = 0; at < 10; at += 1) {
    text += letters[Number(rest % 20n)];
    rest /= 20n;
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
