import type { Encoding } from "@paygauge/api-types/entities/file-dialect";

/** Encodings by the names that other programs show them with. */
export const encodingNames: Readonly<Record<Encoding, string>> = {
  "utf-8": "UTF-8",
  "windows-1252": "Windows-1252",
  "windows-1250": "Windows-1250",
  "windows-1251": "Windows-1251",
  "windows-1253": "Windows-1253",
  "windows-1254": "Windows-1254",
  "windows-1257": "Windows-1257",
  "iso-8859-2": "ISO 8859-2",
  shift_jis: "Shift-JIS",
  gb18030: "GB 18030",
  big5: "Big5",
  "euc-kr": "EUC-KR",
  "windows-1255": "Windows-1255",
  "windows-1256": "Windows-1256",
  "koi8-r": "KOI8-R",
  "euc-jp": "EUC-JP",
  ibm850: "MS-DOS (CP 850)",
  ibm866: "MS-DOS (CP 866)",
  macintosh: "Mac OS Roman",
};
