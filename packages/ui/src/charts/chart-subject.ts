import { createContext } from "react";

/** What the charts within are of (a job's name): the files that are saved of them begin with it. */
export const ChartSubject = createContext("");
