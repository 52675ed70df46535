/**
 * How much of each kind of work is done between two turns of the event loop. Deployed, the clock does not advance
 * while a Worker computes, so work is counted: each number takes about 10 ms of a two-core machine, at most 20.
 */
export const unitsOfTurn = {
  /** Bytes of a file that a digest takes in: 15 ms a MB. */
  digestedBytes: 512 * 1024,
  /** Bytes of records that are read. */
  recordBytes: 128 * 1024,
  /** Bytes whose encoding is tallied. */
  talliedBytes: 1024 * 1024,
  /** Columns whose profiles are finished. */
  profiledColumns: 4,
  /** Pages of checked rows that are compared. */
  checkedPages: 1,
  /** Characters of XML, and bytes of merged cells, in a workbook that is unpacked. */
  unpackedBytes: 128 * 1024,
  /** Packed columns of an ingest that are added up, in spellings. */
  mergedSpellings: 4096,
  /** Spellings of payees, or rows that were not taken in, that are written. */
  writtenSpellings: 500,
  /** Spellings of payees that are read, or put into a supplier. */
  groupedSpellings: 500,
  /** Suppliers that are read with all that is known of them. */
  readSuppliers: 250,
  /** Rows of suppliers that are written with their indexes. */
  writtenSuppliers: 200,
  /** Rows that a statement walks through without writing. */
  walkedRows: 2000,
  /** Suppliers that are compared with a directory, or with each other. */
  matchedSuppliers: 40,
  /** Entries of a directory that its index takes in. */
  indexedEntries: 400,
  /** Numbers of an index that are moved, sorted or added up. */
  indexNumbers: 100_000,
  /** Suppliers that are measured and scored. */
  scoredSuppliers: 100,
  /** Suppliers whose cubes are added up. */
  cubeSuppliers: 4000,
  /** Cells of cubes that are packed, written or handed to the catalogue. */
  cubeCells: 2000,
  /** Rows that become lines of a file. */
  fileRows: 200,
  /** Rows of a table, or merchants of a statement, that are kept. */
  tableRows: 1000,
  /** Fields of answers that are named, or compared. */
  comparedFields: 4000,
  /** Rows that a prediction is fitted to, or asked about. */
  modelRows: 5000,
  /** Rows that are deleted with their indexes. */
  deletedRows: 1000,
} as const satisfies Record<string, number>;

/** A kind of long work. */
export type LongWork = keyof typeof unitsOfTurn;
