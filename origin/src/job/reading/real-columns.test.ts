/**
 * The columns that matter in every given file, written down by hand from looking at them, against what is proposed
 * without help. A field that is wrong, missing or too much counts against the share; wrong ones must look unsure.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { CanonicalColumn, LedgerKind } from "@paygauge/api-types/entities/ledger";
import { inspectLedger } from "@paygauge/analysis/reading/inspect";

const root = path.resolve(import.meta.dirname, "../../../..");
const samples = path.resolve(root, process.env.SAMPLES_DIR ?? "../shared/data");

type Columns = Partial<Record<CanonicalColumn, string>>;

const devon: Columns = {
  documentDate: "Date",
  documentNumber: "Invoice Number",
  amount: "Amount",
  supplierName: "Supplier Name",
  supplierId: "Supplier ID",
  payeeClass: "Creditor Type",
};
const card: Columns = {
  documentDate: "Transaction Date",
  documentNumber: "Transaction number",
  supplierName: "Supplier Name",
  amount: "Net Amount",
  merchantCategory: "Merchant Category",
};
const gla: Columns = {
  supplierId: "Vendor ID",
  supplierName: "Vendor Name",
  documentNumber: "Document No",
  amount: "Amount",
  paidDate: "Clearing Date",
};
const oxford: Columns = {
  paidDate: "Paid Date",
  documentNumber: "Trans No",
  amount: "Amount",
  supplierId: "Supplier ID",
  supplierName: "Supplier Name",
};
const dakota: Columns = {
  documentDate: "document_date",
  documentNumber: "document_number",
  supplierName: "vendor_name",
  supplierId: "vendor_number",
  paidDate: "ap_payment_date",
  amount: "amt",
};
const barnet: Columns = {
  supplierName: "Creditor",
  documentDate: "Journal Date",
  documentNumber: "Journal Reference",
  amount: "Total",
};
const northWest: Columns = {
  supplierName: "beneficiary_name",
  paidDate: "payment_date",
  amount: "amount",
  companyNumber: "company_number",
  sic: "sicc_int",
};

const files: Record<string, Columns> = {
  "devon-county-council/DCCSpendingOver500_202503.csv": { ...devon, taxId: "Vat Reg No" },
  "devon-county-council/DCCSpendingOver500_201105.csv": { ...devon, taxId: "VAT Reg no" },
  "calderdale/2013-03-invoices.csv": {
    documentDate: "Date",
    documentNumber: "Invoice Number",
    amount: "Amount",
    supplierName: "Supplier Name",
    supplierId: "Supplier ID",
  },
  "calderdale/2014-10-card.csv": card,
  "calderdale/2022-08-card.csv": card,
  "leeds/raw-2011-03.csv": {
    paidDate: "Date paid",
    documentNumber: "Transaction number",
    amount: "Net amount",
    supplierName: "Supplier name",
  },
  "leeds/raw-2012-11.csv": {
    paidDate: "DatePaid",
    documentNumber: "TransactionNumber",
    amount: "NetAmount",
    supplierName: "SupplierName",
  },
  "leeds/raw-2020-06.csv": {
    paidDate: "Payment Date",
    documentNumber: "Transaction Number",
    amount: "Amount",
    supplierName: "Beneficiary Name",
    paymentMethod: "Procurement Card",
  },
  "bradford/2019-12.csv": {
    paidDate: "Payment date",
    documentNumber: "Transaction Number",
    amount: "Net Amount",
    supplierId: "Supplier Number",
    supplierName: "Supplier Name",
  },
  "cabinet-office/2022-07.csv": {
    documentDate: "Date",
    supplierName: "Supplier",
    documentNumber: "Transaction number",
    amount: "Amount",
  },
  "gla/2022-P13.csv": gla,
  "gla/2015-P05.csv": gla,
  "manchester/2022-05.csv": {
    paidDate: "Invoice Payment Date",
    documentNumber: "Transaction Number",
    amount: "Net Amount",
    supplierName: "Supplier Name",
  },
  "sheffield/2011-01-quarter.csv": {
    documentDate: "GL Date",
    documentNumber: "Invoice No.",
    amount: "Invoiced Value",
    supplierName: "Supplier Name",
    supplierId: "Address Book No.",
  },
  "newcastle/2022-08.csv": {
    paidDate: "Paid Date",
    supplierName: "Supplier Name",
    documentNumber: "Internal Ref",
    costCentre: "Cost Centre",
    amount: "Total (excludes VAT)",
  },
  "harrogate/2022-03.csv": {
    paidDate: "Payment Date",
    supplierId: "Supplier Name",
    supplierName: "Supplier Name(T)",
    documentNumber: "Transaction No.",
    amount: "Net Amount",
  },
  "network-rail/2017-03.csv": { supplierName: "Supplier Name", documentDate: "Invoice GL Date", amount: "Spend" },
  "north-tyneside/2014-09-invoices.csv": {
    paidDate: "Payment Date",
    documentNumber: "Transaction Number",
    amount: "Amount",
    supplierName: "Supplier Name",
    supplierId: "Supplier ID",
  },
  "darlington/2014-06.csv": {
    supplierName: "Supplier",
    orderNumber: "Order",
    amount: "Invoice Line Value (net of VAT)",
  },
  "salford/2020-06.csv": {
    paidDate: "Date of Payment",
    documentNumber: "SAP Document Number",
    amount: "Gross",
    supplierName: "Supplier Name",
  },
  "oxford-city/jan-mar-2018.csv": oxford,
  "oxford-city/apr-jun-2016.csv": {
    paidDate: "paid_date",
    documentNumber: "trans_no",
    amount: "amount",
    supplierId: "supplier_id",
    supplierName: "supplier_name",
  },
  "oxford-city/jul-sep-2014.csv": oxford,
  "south-dakota/202501.csv": dakota,
  "south-dakota/202007.csv": dakota,
  "san-francisco/vendor_payments_sample.csv": {
    orderNumber: "Purchase Order",
    supplierName: "Supplier & Other Non-Supplier Payees",
    amount: "Vouchers Paid",
    documentDate: "Purchase Order Date",
    costCentre: "Department",
  },
  "delaware-pcard/delaware_pcard.csv": {
    supplierName: "MERCHANT",
    merchantCategory: "CAT_DESCR",
    documentDate: "TRANS_DT",
    amount: "MERCHANDISE_AMT",
  },
  "barnet-pcard/Purchasing Card Data 2014 v1.csv": {
    supplierName: "Creditor",
    documentDate: "Transaction Date",
    documentNumber: "JV Reference",
    amount: "JV Value",
  },
  "barnet-pcard/PCard 1617.csv": barnet,
  "barnet-pcard/PCard Transactions 15-16.XSCORE": barnet,
  "phoenix/october-2017.csv": {
    paidDate: "Check/Payment Date",
    supplierName: "Vendor Name",
    amount: "Invoice Net Amt",
  },
  "scottsdale/ct_VendorPayments.csv": {
    paidDate: "PaymentDate",
    supplierName: "VendorName",
    amount: "PaymentAmount",
  },
  "act-government/act_contracts_2025.csv": { amount: "amount", supplierName: "suppliers" },
  "asturias/CULTURA-2024-2.csv": {
    amount: "IMPORTE CON IVA",
    supplierName: "ADJUDICATARIO",
    taxId: "NIF ADJUDICATARIO",
  },
  "northwest-open-data/bolton_2019.csv": northWest,
  "northwest-open-data/oldham_2019.csv": northWest,
  "iceland/opnirreikningar_2018-02.csv": {
    paidDate: "dags_greidslu",
    supplierName: "birgi",
    documentNumber: "numer_reiknings",
    amount: "upphaed_linu",
  },
};

/** Lists of companies with their addresses, taken for match data. */
const companies: Record<string, Columns> = {
  "ref-registry/companies_house_api_insurance.csv": {
    companyNumber: "company_number",
    supplierName: "company_name",
    addressLine1: "registered_office_address",
    sic: "sic_codes",
  },
  "ref-registry/companies_house_basic_company_data_sample.csv": {
    supplierName: "CompanyName",
    companyNumber: "CompanyNumber",
    addressLine1: "RegAddress.AddressLine1",
    addressLine2: "RegAddress.AddressLine2",
    city: "RegAddress.PostTown",
    state: "RegAddress.County",
    country: "RegAddress.Country",
    postalCode: "RegAddress.PostCode",
  },
  "ref-registry/uk_companies_from_nwod.csv": {
    companyNumber: "company_number",
    supplierName: "company_name",
    sic: "sic_2007",
  },
};

/** The column of each file that says what was paid for. */
const purposes: Readonly<Record<string, string>> = {
  "devon-county-council/DCCSpendingOver500_202503.csv": "Expense Type",
  "devon-county-council/DCCSpendingOver500_201105.csv": "Expense Type",
  "calderdale/2013-03-invoices.csv": "Expense Type",
  "calderdale/2014-10-card.csv": "Expense Type",
  "calderdale/2022-08-card.csv": "Expense Type",
  "leeds/raw-2011-03.csv": "Detailed expenditure type",
  "leeds/raw-2012-11.csv": "DetailedExpenditureType",
  "leeds/raw-2020-06.csv": "Purpose",
  "bradford/2019-12.csv": "Expenditure category",
  "cabinet-office/2022-07.csv": "Expense Type",
  "gla/2022-P13.csv": "Expenditure Account Code Description",
  "gla/2015-P05.csv": "Expenditure Account Code Description",
  "manchester/2022-05.csv": "Expenses Type",
  "sheffield/2011-01-quarter.csv": "Expense Code Description",
  "harrogate/2022-03.csv": "Narrative",
  "network-rail/2017-03.csv": "Item Description",
  "north-tyneside/2014-09-invoices.csv": "SeRCOP Detailed Expenditure Type",
  "salford/2020-06.csv": "G/L description.",
  "oxford-city/jan-mar-2018.csv": "Expenditure Catergory",
  "oxford-city/apr-jun-2016.csv": "expenditure_category",
  "oxford-city/jul-sep-2014.csv": "Expenditure Category",
  "san-francisco/vendor_payments_sample.csv": "Sub-object",
  "barnet-pcard/Purchasing Card Data 2014 v1.csv": "Account Description",
  "barnet-pcard/PCard 1617.csv": "Account Description",
  "barnet-pcard/PCard Transactions 15-16.XSCORE": "Account Description",
  "phoenix/october-2017.csv": "Commitmt Item Name",
  "scottsdale/ct_VendorPayments.csv": "AccountName",
  "iceland/opnirreikningar_2018-02.csv": "tegund",
};

interface Found {
  column: string;
  confidence: number;
}

async function proposed(file: string, kind: LedgerKind): Promise<Map<CanonicalColumn, Found>> {
  const bytes = new Uint8Array(readFileSync(path.join(samples, file)));
  const { inspection } = await inspectLedger(async (at, length) => bytes.slice(at, at + length), bytes.length, {
    kind,
    currency: "GBP",
    fileName: path.basename(file),
    pause: async () => {},
  });
  const fields = inspection?.proposal.fields ?? [];
  return new Map(
    fields.flatMap(({ field, source, confidence }) =>
      "column" in source
        ? [[field, { column: inspection?.dialect.columns[source.column]?.name ?? "", confidence }] as const]
        : [],
    ),
  );
}

describe.skipIf(!existsSync(samples))("proposed columns of real files (skipped where SAMPLES_DIR is absent)", () => {
  it("are right without help for at least 97 % of the columns that matter, and unsure where they are wrong", async () => {
    let right = 0;
    let all = 0;
    const wrong: string[] = [];
    const sure: string[] = [];
    const judged = [
      ...Object.entries(files).map(([file, columns]) => {
        const purpose = purposes[file];
        return { file, columns: purpose === undefined ? columns : { ...columns, purpose }, kind: "advanced" as const };
      }),
      ...Object.entries(companies).map(([file, columns]) => ({ file, columns, kind: "matchedDataOnly" as const })),
    ];
    for (const { file, columns, kind } of judged) {
      const found = await proposed(file, kind);
      const known = new Map(Object.entries(columns));
      for (const [field, column] of known) {
        all++;
        const given = [...found].find(([name]) => name === field)?.[1].column;
        if (given === column) right++;
        else wrong.push(`${file}: ${field} is ${given ?? "missing"}, not ${column}`);
      }
      for (const [field, { column, confidence }] of found) {
        if (known.get(field) === column) continue;
        if (!known.has(field)) {
          all++;
          wrong.push(`${file}: ${field} is ${column}, and nothing is`);
        }
        if (confidence >= 0.5) sure.push(`${file}: ${field} is ${column} with ${confidence}`);
      }
    }
    console.log(
      `Proposed columns: ${right} of ${all} right (${((right / all) * 100).toFixed(1)} %). ${wrong.join("; ")}`,
    );
    expect(judged).toHaveLength(40);
    expect(sure).toEqual([]);
    expect(right / all).toBeGreaterThanOrEqual(0.97);
  });
});
