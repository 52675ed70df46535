/** Messages of the assistant and its documents. */
export const chatMessages = {
  chatQuestionEmpty: "Type a question.",
  chatQuestionLong: "A question can have {most, number} characters at most. Shorten it.",
  chatLogLimit: "limit is a number from 1 to 100.",
  chatLogOffset: "offset is a whole number, from 0.",
  chatDocumentIds: "Name the documents to delete in the query, each by its ID.",
  chatNoAnswer: "The documents don’t answer this.",
  chatTooManyQuestions: "You can ask {most, number} questions a minute. Wait a minute and ask again.",
  chatFilesMissing: "Choose at least one file.",
  chatFilesTooMany: "Upload {most, number} files at a time at most.",
  chatReplaceOne: "Choose one file to replace a document.",
  chatRated: "Rating saved.",
  chatStopped: "The answer was stopped.",
  chatConversationDeleted: "Conversation deleted.",
  chatErased:
    "{count, plural, =0 {No conversations to erase.} one {# conversation erased.} other {# conversations erased.}}",
  chatDocumentsDeleted: "{count, plural, one {# document deleted.} other {# documents deleted.}}",
  chatDocumentSaved: "Document saved.",
  documentTooLarge: "The file is larger than {most, number} MB. Split it, or reduce its images.",
  documentType: "This isn’t a PDF, DOCX, Markdown, HTML or text file. Save it as one of these and upload it again.",
  documentEncrypted: "The file is protected with a password. Remove the password and upload it again.",
  documentNoText: "This PDF has no text. Add a text layer (OCR) and upload it again.",
  documentEmpty: "The file has no text to quote. Add text and upload it again.",
  documentPages:
    "The document has {pages, number} pages; {most, number} is the maximum. Split it and upload the parts.",
  documentTextLong:
    "The document has more than {most, number} million characters of text. Split it and upload the parts.",
  documentBomb: "The file unpacks to far more than its size. Save it again in a word processor and upload that copy.",
  documentComplex:
    "The file’s structure is too large to be read. Save it again with fewer nested parts, or as text, and upload that copy.",
  documentBroken: "The file is damaged. Open it, save it again and upload that copy.",
  documentNotUtf8: "The text isn’t UTF-8. Save it as UTF-8 and upload it again.",
  documentEntryDamaged: "The stored entry of this document is damaged. Delete it and upload the file again.",
  documentUnreadable: "The file couldn’t be read after several tries. Save it again and upload that copy.",
  documentStrayBytes:
    "{count, plural, one {# character wasn’t} other {# characters weren’t}} UTF-8 and read as Windows-1252. Check accents and signs.",
  documentPagesEmpty: "{count, number} of {pages, number} pages have no text.",
} as const satisfies Record<string, string>;
