import type { ArticleKey, ArticleText } from "./article-keys.ts";

/** The articles in English. */
export const englishArticles: Readonly<Record<ArticleKey, ArticleText>> = {
  "first-analysis": {
    title: "Your first analysis",
    summary: "From a payment file to a list of suppliers that can be paid by card.",
    body: `An analysis needs one file: the payments that a buyer made to its suppliers.

## Steps

1. Select **New Job**, name the job and choose the buyer.
2. Drop the file on the page. The columns are recognised; correct them where they are wrong.
3. Run the check. It lists the rows that are rejected or skipped, each with its reason.
4. Start the import. Progress is shown, and you can leave the page.

## Afterwards

The summary names the spend that can move to cards and the suppliers behind it. Every figure opens the rows that it is added up from.

Nothing is visible to clients before you **publish** the job. A later import makes a new run; the published one does not change until you publish again.`,
  },
  "which-file": {
    title: "Which file to upload",
    summary: "Columns that are needed, columns that help, and what to remove before.",
    body: `Export payments from the accounting system as CSV or as an Excel workbook. One row is one payment, invoice or purchase order.

## Needed

- **Supplier**: the name as the buyer writes it.
- **Amount**: with the currency, where there is more than one.
- **Date**: of the payment or of the invoice.

## Helpful

- Supplier ID, tax ID or company number: names that are spelled differently are joined safely.
- Address and postcode: they separate two suppliers of the same name.
- Payment method and payment terms: without them, savings from earlier payment can't be stated.

## Remove

Payroll, taxes and transfers between own accounts are no supplier payments. They are recognised in most files, but a file without them is read faster.

Twelve full months are best. A shorter period is scaled to a year, and the summary says so.`,
  },
  "card-data": {
    title: "Card data levels and straight-through processing",
    summary: "What levels 1 to 3 contain, and when a payment needs no keying.",
    body: `Every card payment carries data from the supplier to the buyer. How much depends on the supplier's system.

- **Level 1**: merchant, date and amount.
- **Level 2**: also tax and a reference of the buyer.
- **Level 3**: also a line for each item, with quantity and price.

More data can mean lower interchange for large payments, and less work for the buyer's accounts team.

## Straight-through processing

With straight-through processing (STP), the payment reaches the supplier's account without anyone entering a card number. The supplier sends nothing and keys nothing; the remittance arrives with the money.

A supplier is scored above Low for STP only where the directory states that it accepts STP, and where more than its name agrees.`,
  },
  "supplier-call": {
    title: "Calling a supplier: two questions",
    summary: "What to ask, what to write down, and when to stop calling.",
    body: `A call should take five minutes. Two questions decide what happens next.

> Who enters card payments, and who pays the card fee?

## Write down

1. The name and role of the user that you spoke to.
2. The answer to both questions, in the supplier's words.
3. The next step, with its day. A call back without a day is lost.

## Outcomes

- **Spoke**: the answers are known.
- **Call back**: a day is agreed.
- **No answer** or **voicemail**: try again on another day.
- **Wrong number or company**: the contact is marked as not verified.

After three calls without an answer over at least ten working days, the campaign proposes to abandon the supplier. It can be reopened, and its history stays.`,
  },
  "cardable-spend": {
    title: "What cardable spend means",
    summary: "Which payments count, up to which size, and why totals can fall.",
    body: `Spend is *cardable* where a supplier is likely to accept a card for payments of that size.

## What counts

- Suppliers with a High or Medium level for a card method.
- Payments up to the size that is proven: by card payments that were seen, by a maximum that the supplier states, or by the ceiling of the rules.
- The yearly amount. One-off payments are in no yearly figure.

## Why a total can fall

A new directory can state that a supplier no longer accepts cards. A correction can move payments to another supplier. Compare two runs of a job to see each change with its cause.

Amounts of different currencies are never added together. Each one has its own total.`,
  },
  "score-reasons": {
    title: "How a score is formed",
    summary: "Levels, reasons, and how to change a level that is wrong.",
    body: `A supplier has a level for each payment method: **High**, **Medium** or **Low**. The level comes from rules that are the same for every supplier of a job.

## From match to level

1. The supplier is matched with the directory of card acceptors. The match has its own level, from the evidence of name, number and address.
2. The rules add points for what is known: acceptance, industry, size and number of payments.
3. Points become a level. Gates can hold it down, such as a missing proof of acceptance.

Select a level to read its reasons. Each names the fact and its source.

## When it is wrong

- Confirm or reject the match, if the wrong company was found.
- Set the level by hand, with a reason. The next run keeps it, and reports show that a user set it.`,
  },
};
