export { shownIn, typedIn, useCaseMoney } from "../../state/case-money.ts";
