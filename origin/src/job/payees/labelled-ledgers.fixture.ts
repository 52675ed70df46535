/** The ledgers of SAMPLES_DIR whose payees are labelled, with their columns as an independent reading needs them. */

export interface LabelledLedger {
  readonly ledger: string;
  readonly file: string;
  readonly name: string;
  readonly amount: string;
  /** Columns that say what was paid for. */
  readonly purposes: readonly string[];
  readonly buyer: string;
  readonly country: string;
}

const council = (
  ledger: string,
  file: string,
  buyer: string,
  [name, amount, ...purposes]: readonly [string, string, ...string[]],
): LabelledLedger => ({ ledger, file, name, amount, purposes, buyer, country: "GBR" });

export const labelledLedgers: readonly LabelledLedger[] = [
  council("bradford", "bradford/2019-12.csv", "City of Bradford Metropolitan District Council", [
    "Supplier Name",
    "Net Amount",
    "Expenditure category",
  ]),
  council("cabinet", "cabinet-office/2022-07.csv", "Cabinet Office", ["Supplier", "Amount", "Expense Type"]),
  council("calderdale", "calderdale/2013-03-invoices.csv", "Calderdale Council", [
    "Supplier Name",
    "Amount",
    "Expense Type",
  ]),
  council("darlington", "darlington/2014-06.csv", "Darlington Borough Council", [
    "Supplier",
    "Invoice Line Value (net of VAT)",
    "Account",
  ]),
  council("devon11", "devon-county-council/DCCSpendingOver500_201105.csv", "Devon County Council", [
    "Supplier Name",
    "Amount",
    "Expense Type",
  ]),
  council("devon", "devon-county-council/DCCSpendingOver500_202503.csv", "Devon County Council", [
    "Supplier Name",
    "Amount",
    "Expense Type",
  ]),
  council("gla15", "gla/2015-P05.csv", "Greater London Authority", [
    "Vendor Name",
    "Amount",
    "Expenditure Account Code Description",
  ]),
  council("gla22", "gla/2022-P13.csv", "Greater London Authority", [
    "Vendor Name",
    "Amount",
    "Expenditure Account Code Description",
  ]),
  council("harrogate", "harrogate/2022-03.csv", "Harrogate Borough Council", [
    "Supplier Name(T)",
    "Net Amount",
    "Expenditure Code(T)",
  ]),
  {
    ledger: "iceland",
    file: "iceland/opnirreikningar_2018-02.csv",
    name: "birgi",
    amount: "upphaed_linu",
    purposes: ["tegund"],
    buyer: "Íslenska ríkið",
    country: "ISL",
  },
  council("leeds11", "leeds/raw-2011-03.csv", "Leeds City Council", [
    "Supplier name",
    "Net amount",
    "Detailed expenditure type",
  ]),
  council("leeds12", "leeds/raw-2012-11.csv", "Leeds City Council", [
    "SupplierName",
    " NetAmount ",
    "DetailedExpenditureType",
  ]),
  council("leeds20", "leeds/raw-2020-06.csv", "Leeds City Council", ["Beneficiary Name", "Amount", "Purpose"]),
  council("manchester", "manchester/2022-05.csv", "Manchester City Council", [
    "Supplier Name",
    "Net Amount",
    "Expenses Type",
  ]),
  council("networkrail", "network-rail/2017-03.csv", "Network Rail", ["Supplier Name", "Spend", "Item Description"]),
  council("newcastle", "newcastle/2022-08.csv", "Newcastle City Council", ["Supplier Name", "Total (excludes VAT)"]),
  council("northtyneside", "north-tyneside/2014-09-invoices.csv", "North Tyneside Council", [
    "Supplier Name",
    "Amount",
    "SeRCOP Detailed Expenditure Type",
  ]),
  council("bolton", "northwest-open-data/bolton_2019.csv", "Bolton Council", ["beneficiary_name", "amount"]),
  council("oldham", "northwest-open-data/oldham_2019.csv", "Oldham Council", ["beneficiary_name", "amount"]),
  council("oxford16", "oxford-city/apr-jun-2016.csv", "Oxford City Council", [
    "supplier_name",
    "amount",
    "expenditure_category",
  ]),
  council("oxford18", "oxford-city/jan-mar-2018.csv", "Oxford City Council", [
    "Supplier Name",
    "Amount",
    "Expenditure Catergory",
  ]),
  council("oxford14", "oxford-city/jul-sep-2014.csv", "Oxford City Council", [
    "Supplier Name ",
    "Amount",
    "Expenditure Category",
  ]),
  {
    ledger: "phoenix",
    file: "phoenix/october-2017.csv",
    name: "Vendor Name",
    amount: "Invoice Net Amt",
    purposes: ["Commitmt Item Name"],
    buyer: "City of Phoenix",
    country: "USA",
  },
  council("salford", "salford/2020-06.csv", "Salford City Council", ["Supplier Name", "Net", "G/L description."]),
  {
    ledger: "sanFrancisco",
    file: "san-francisco/vendor_payments_sample.csv",
    name: "Supplier & Other Non-Supplier Payees",
    amount: "Vouchers Paid",
    purposes: ["Sub-object"],
    buyer: "City and County of San Francisco",
    country: "USA",
  },
  {
    ledger: "scottsdale",
    file: "scottsdale/ct_VendorPayments.csv",
    name: "VendorName",
    amount: "PaymentAmount",
    purposes: ["AccountName"],
    buyer: "City of Scottsdale",
    country: "USA",
  },
  council("sheffield", "sheffield/2011-01-quarter.csv", "Sheffield City Council", [
    "Supplier Name",
    "Invoiced Value",
    "Expense Code Description",
  ]),
  {
    ledger: "sd20",
    file: "south-dakota/202007.csv",
    name: "vendor_name",
    amount: "amt",
    purposes: [],
    buyer: "State of South Dakota",
    country: "USA",
  },
  {
    ledger: "sd25",
    file: "south-dakota/202501.csv",
    name: "vendor_name",
    amount: "amt",
    purposes: [],
    buyer: "State of South Dakota",
    country: "USA",
  },
  {
    ledger: "asturias",
    file: "asturias/CULTURA-2024-2.csv",
    name: "ADJUDICATARIO",
    amount: "IMPORTE CON IVA",
    purposes: ["OBJETO"],
    buyer: "Principado de Asturias",
    country: "ESP",
  },
  {
    ledger: "act",
    file: "act-government/act_contracts_2025.csv",
    name: "suppliers",
    amount: "amount",
    purposes: ["title"],
    buyer: "Australian Capital Territory",
    country: "AUS",
  },
];
