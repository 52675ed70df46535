import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screens of the prediction of card acceptance. */
export const mlPredictionScreens = {
  mlPrediction: lazyWithTexts(
    () => import("./ml-prediction.screen.tsx"),
    areaTexts.mlPrediction,
    callParts.mlPrediction,
  ),
};
