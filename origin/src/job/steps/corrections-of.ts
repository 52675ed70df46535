import type { Correction } from "@paygauge/api-types/entities/corrections";
import { asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../store/database.ts";
import { uploadCorrections } from "../../store/schema.ts";

/** Corrections of a file, in the order in which they apply. */
export async function correctionsOf(db: Database, uploadId: string): Promise<Correction[]> {
  const { uploadId: of, ...columns } = getTableColumns(uploadCorrections);
  return db.select(columns).from(uploadCorrections).where(eq(of, uploadId)).orderBy(asc(uploadCorrections.seq));
}
