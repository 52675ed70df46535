import { DurableObject } from "cloudflare:workers";
import * as v from "valibot";
import { companyFieldNames, companyLimits } from "@paygauge/api-types/entities/companies";
import type { Env } from "../env.ts";
import { readStored } from "@paygauge/worker/stored-json";
import { storedRow, storedRows } from "@paygauge/worker/stored-rows";
import {
  addCompanies,
  clearRegister,
  companyByNumber,
  incorporatedOf,
  createRegisterTables,
  placesIn,
  searchRegister,
  type PlaceFound,
  type RegisterCompany,
} from "./register-tables.ts";

const metaRow = v.object({ value: v.string() });
const countRow = v.object({ n: v.number() });
const keptRow = v.object({ answer: v.string() });
const lineSchema = v.object(v.entriesFromList(companyFieldNames, v.string()));

interface RegisterState {
  /** Day of the imported register, ISO; null: none is imported. */
  readonly date: string | null;
  readonly companies: number;
}

/** The imported register of companies, and answers of Companies House for as long as they are kept. */
export class CompanyRegister extends DurableObject<Env> {
  readonly #sql: SqlStorage;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#sql = ctx.storage.sql;
    createRegisterTables(this.#sql);
    // Companies alone: answers about officers are not stored.
    this.#sql.exec(
      "CREATE TABLE IF NOT EXISTS recent (question TEXT PRIMARY KEY, answer TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID",
    );
    this.#sql.exec("CREATE INDEX IF NOT EXISTS recent_until ON recent (until)");
  }

  state(): RegisterState {
    const value = (name: string) => storedRows(this.#sql, metaRow, "SELECT value FROM meta WHERE name = ?", name)[0];
    return { date: value("date")?.value ?? null, companies: Number(value("companies")?.value ?? 0) };
  }

  /**
   * Adds companies of the register of a day, a JSON record a line. A later day replaces the companies.
   * Returns false for an earlier day than that of the register.
   */
  put(date: string, lines: string): boolean {
    return this.ctx.storage.transactionSync(() => {
      const before = this.state();
      if (before.date !== null && before.date > date) return false;
      if (before.date !== date) clearRegister(this.#sql);
      const read = lines.split("\n").map((line) => readStored(lineSchema, line, "a line of a register"));
      const companies = (before.date === date ? before.companies : 0) + addCompanies(this.#sql, read);
      this.#sql.exec("INSERT OR REPLACE INTO meta VALUES ('date', ?), ('companies', ?)", date, String(companies));
      return true;
    });
  }

  /** Deletes the imported register and every stored answer. */
  eraseAll(): void {
    this.ctx.storage.transactionSync(() => {
      clearRegister(this.#sql);
      for (const table of ["meta", "recent"]) this.#sql.exec(`DELETE FROM ${table}`);
    });
  }

  search(text: string, from: number, most: number): ReturnType<typeof searchRegister> {
    return searchRegister(this.#sql, text, { from, most });
  }

  /** Towns and companies at postcodes without their space, the town with most companies first. */
  places(postcodes: readonly string[]): PlaceFound[] {
    return placesIn(this.#sql, postcodes);
  }

  company(number: string): RegisterCompany | null {
    return companyByNumber(this.#sql, number);
  }

  /** Days on which companies were incorporated, "YYYY-MM-DD" by number; those that the register lacks are left out. */
  incorporated(numbers: readonly string[]): Record<string, string> {
    return incorporatedOf(this.#sql, numbers);
  }

  /** The kept answer to a question as JSON; null: there is none, or it is too old. */
  kept(question: string, now: number): string | null {
    const found = "SELECT answer FROM recent WHERE question = ? AND until > ?";
    return storedRows(this.#sql, keptRow, found, question, now)[0]?.answer ?? null;
  }

  keep(question: string, body: string, now: number): void {
    const until = now + companyLimits.cacheHours * 3_600_000;
    this.ctx.storage.transactionSync(() => {
      this.#sql.exec("DELETE FROM recent WHERE until <= ?", now);
      this.#sql.exec("INSERT OR REPLACE INTO recent VALUES (?, ?, ?)", question, body, until);
      const over = storedRow(this.#sql, countRow, "SELECT count(*) AS n FROM recent").n - companyLimits.cached;
      if (over > 0)
        this.#sql.exec(
          "DELETE FROM recent WHERE question IN (SELECT question FROM recent ORDER BY until LIMIT ?)",
          over,
        );
    });
  }
}
