import { legalTexts } from "./page-text";
import { onlyEntry } from "./rules/only-entry";
import { sampleMark } from "./rules/sample-mark";

export const siteSetting = [sampleMark, legalTexts, onlyEntry];
