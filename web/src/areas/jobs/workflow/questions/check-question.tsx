import type { CheckQuestion } from "@paygauge/api-types/entities/questions";
import { DateColumns, SwappedDates } from "./date-questions.tsx";
import { FillDown, VoidNames, WiderRows } from "./cell-questions.tsx";
import { Amounts, DocumentTotals, Ids } from "./column-questions.tsx";
import type { QuestionProps } from "./question-props.ts";
import { OtherTable, SummaryRows } from "./row-questions.tsx";
import { CountedRows, Negatives, Sides } from "./sign-questions.tsx";

/** Returns the key of a question: a file may have several columns of sides, and several other tables. */
export function questionKey(question: CheckQuestion): string {
  if (question.code === "sides" || question.code === "countedRows") return `${question.code} ${question.column}`;
  return question.code === "otherTable" ? `otherTable ${question.from}` : question.code;
}

interface AnyQuestionProps extends Omit<QuestionProps<CheckQuestion>, "question"> {
  readonly question: CheckQuestion;
}

/** A question of the check with its answers. */
export function CheckQuestionField({ question, ...rest }: AnyQuestionProps) {
  switch (question.code) {
    case "amountColumn":
      return <Amounts {...rest} question={question} />;
    case "supplierIds":
      return <Ids {...rest} question={question} />;
    case "sides":
      return <Sides {...rest} question={question} />;
    case "countedRows":
      return <CountedRows {...rest} question={question} />;
    case "documentTotals":
      return <DocumentTotals {...rest} question={question} />;
    case "negatives":
      return <Negatives {...rest} question={question} />;
    case "otherTable":
      return <OtherTable {...rest} question={question} />;
    case "summaryRows":
      return <SummaryRows {...rest} question={question} />;
    case "widerRows":
      return <WiderRows {...rest} question={question} />;
    case "fillDown":
      return <FillDown {...rest} question={question} />;
    case "swappedDates":
      return <SwappedDates {...rest} question={question} />;
    case "dateColumn":
      return <DateColumns {...rest} question={question} />;
    case "voidNames":
      return <VoidNames {...rest} question={question} />;
    default:
      return question satisfies never;
  }
}
