/** Encodings of files that are not UTF-8, from few and from many cells. */
import { describe, expect, it } from "vitest";
import type { Encoding } from "@paygauge/api-types/entities/file-dialect";
import { decodeText, encodeText, unwritable } from "@paygauge/analysis/reading/encoding";
import { readAsProposed } from "./ingest/proposed.fixture.ts";
import { guessEncoding } from "./encoding-guess.ts";

const names: Partial<Record<Encoding, readonly string[]>> = {
  "windows-1250": [
    "Przedsiębiorstwo Usługowe Łódź",
    "Spółdzielnia Mleczarska Żyrardów",
    "Zakład Remontowy Święty Krzyż",
  ],
  "windows-1251": ["Ромашка ООО", "Завод имени Кирова", "Строительная компания Вектор"],
  "windows-1253": ["Ελληνικά Πετρέλαια", "Δήμος Αθηναίων", "Κατασκευαστική Πάτρας"],
  shift_jis: ["株式会社山田製作所", "東京電力ホールディングス", "日本郵便株式会社"],
  gb18030: ["深圳华强有限公司", "北京建设集团", "上海汽车制造厂"],
  "euc-kr": ["주식회사 한국전력", "삼성전자", "서울특별시청"],
};
const cellsIn = (encoding: Encoding, texts: readonly string[]) => texts.map((text) => encodeText(text, encoding));

describe("encodings", () => {
  it.each(Object.entries(names) as [Encoding, readonly string[]][])(
    "%s is the likeliest for its letters",
    (encoding, texts) => {
      const cells = cellsIn(encoding, texts);
      expect(cells.map((cell) => decodeText(cell, encoding))).toEqual(texts);
      expect(guessEncoding(cells, "EUR")?.candidates[0]).toMatchObject({ encoding, samples: texts });
    },
  );

  it("is open where the letters fit several, with a preview of each", () => {
    const turkish = cellsIn("windows-1254", ["Şişli İnşaat", "Güneş Gıda"]);
    const guess = guessEncoding(turkish, "TRY");
    expect(guess?.isOpen).toBe(true);
    expect(guess?.candidates).toContainEqual({ encoding: "windows-1254", samples: ["Şişli İnşaat", "Güneş Gıda"] });
    expect(new Set(guess?.candidates.map(({ samples }) => samples.join())).size).toBe(guess?.candidates.length);
  });

  const russian = ["ООО Ромашка", "Завод Металлист", "Северная Логистика", "Петров и сыновья"];
  const western = ["Müller & Söhne", "Société Générale", "Ångström AB", "Peña Hermanos"];
  const central = ["Přádelna Žižkov s.r.o.", "Škoda Díly", "Łódzkie Zakłady", "Győri Pékség Kft"];
  const byEncoding: readonly (readonly [Encoding, readonly string[]])[] = [
    ...(["windows-1251", "koi8-r", "ibm866"] as const).map((each) => [each, russian] as const),
    ...(["windows-1252", "ibm850", "macintosh"] as const).map((each) => [each, western] as const),
    ...(["windows-1250", "iso-8859-2"] as const).map((each) => [each, central] as const),
    ["windows-1253", ["Αθηναϊκή Τεχνική", "Ελληνικά Γάλατα", "Νότος Εμπορική"]],
    ["windows-1254", ["Şişli İnşaat", "Güneş Ticaret", "Çağdaş Yayıncılık"]],
    ["windows-1255", ["חברת החשמל", "דפוס ירושלים", "מזון השרון"]],
    ["windows-1256", ["شركة الأمل للتجارة", "مصنع النور", "مؤسسة الخليج"]],
    ["windows-1257", ["Žalgirio statyba", "Šiaulių baldai", "Rīgas piens", "Ķekavas ferma"]],
    ["shift_jis", ["株式会社山田製作所", "東京電力", "トヨタ部品販売"]],
    ["euc-jp", ["株式会社山田製作所", "東京電力", "トヨタ部品販売"]],
    ["gb18030", ["北京科技有限公司", "上海贸易公司", "广州物流集团"]],
    ["big5", ["台北科技股份有限公司", "高雄貿易", "新竹電子"]],
    ["euc-kr", ["삼성전자", "현대건설", "서울식품"]],
  ];
  it.each(
    byEncoding.flatMap(([encoding, texts]) => [[encoding, texts] as const, [encoding, texts.slice(0, 1)] as const]),
  )("%s of %j is found, or asked about", (encoding, texts) => {
    const guess = guessEncoding(cellsIn(encoding, texts), "EUR");
    const [first] = guess?.candidates ?? [];
    const isRight = first?.samples.join() === texts.join();
    expect(isRight || guess?.isOpen).toBe(true);
    if (texts.length > 1) expect(guess?.candidates).toContainEqual({ encoding, samples: texts });
  });

  it("is not asked about where signs alone are beyond ASCII", () => {
    expect(guessEncoding(cellsIn("windows-1252", ["£5 – “net”", "£7.50"]), "PLN")).toBeNull();
  });

  it.each([
    ["GBP", "windows-1252"],
    ["PLN", "windows-1250"],
  ])("of encodings that read the same, a file in %s has %s", (currency, encoding) => {
    const cells = cellsIn("windows-1252", ["Crédit Agricole", "Björn Borg"]);
    expect(guessEncoding(cells, currency)?.candidates[0]?.encoding).toBe(encoding);
  });

  it.each([
    ["ISK", ["Dómsmálaráðuneyti", "Utanríkisráðuneyti"]],
    ["CAD", ["Naut’sa mawt Tribal Council", "Tsuut’ina Contracting", "Québec–Windsor Trains", "L’Agence", "Café Nord"]],
  ])("in %s, %j are not asked about", (currency, texts) => {
    const guess = guessEncoding(cellsIn("windows-1252", texts), currency);
    expect([guess?.isOpen, guess?.candidates[0]?.encoding]).toEqual([false, "windows-1252"]);
  });

  it.each([[["Susana Barrón"]], [["Exposición", "España", "20 días"]], [["Tollstjórinn", "Ríkiskaup"]]])(
    "an old Mac's %j are asked about: its letters are dashes elsewhere",
    (texts) => {
      const guess = guessEncoding(cellsIn("macintosh", texts), "EUR");
      expect(guess?.isOpen).toBe(true);
      expect(guess?.candidates).toContainEqual({ encoding: "macintosh", samples: texts });
    },
  );

  it("takes an inverted question mark for the apostrophe that an export lost", () => {
    const lost = ["Women¿s Aid", "MEN¿S SHEDS", "O¿Brien Ltd", "Don¿t Delay", "Hall Plant Hire\u00a0\u00a0"];
    expect(guessEncoding(cellsIn("windows-1252", lost), "GBP")).toBeNull();
    const withLetters = [...lost, "Müller & Söhne", "Société Générale", "Peña Hermanos"];
    const guess = guessEncoding(cellsIn("windows-1252", withLetters), "GBP");
    expect([guess?.isOpen, guess?.candidates[0]?.encoding]).toEqual([false, "windows-1252"]);
    // The same byte is a letter of Polish, and one cell isn't proof.
    expect(guessEncoding(cellsIn("windows-1250", ["Nieżyn"]), "PLN")?.isOpen).toBe(true);
  });

  it("writes what it reads, and says what it cannot write", () => {
    for (const [encoding, texts] of Object.entries(names) as [Encoding, readonly string[]][]) {
      expect(unwritable(texts.join(""), encoding)).toEqual([]);
      expect(unwritable("🙂", encoding)).toEqual(["🙂"]);
    }
  });

  it.each(Object.entries(names) as [Encoding, readonly string[]][])(
    "%s is read through check and import",
    async (encoding, texts) => {
      const lines = Array.from(
        { length: 24 },
        (_, at) => `${texts[at % 3] ?? ""};2026-01-${10 + (at % 12)};${100 + at},50`,
      );
      const bytes = encodeText(`Supplier;Invoice date;Amount\n${lines.join("\n")}\n`, encoding);
      const result = await readAsProposed(new Uint8Array(bytes), { currency: "EUR" });
      if (result.refusal !== null) throw new Error(result.refusal);
      expect(new Set(result.payees.map(({ name }) => name))).toEqual(new Set(texts));
      expect([result.inspection.dialect.encoding, result.check.sumMinor]).toEqual([encoding, "268800"]);
      expect(result.inspection.profiles[0]?.samples).toEqual(texts);
    },
  );
});
