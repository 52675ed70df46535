import { callParts } from "../../data/call-parts.derived.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

/** Screen of the assistant's documents. */
export const chatDocumentsScreens = {
  chatbotDocumentManagement: lazyWithTexts(
    () => import("./chatbot-document-management.screen.tsx"),
    areaTexts.chatDocuments,
    callParts.chat,
  ),
};
