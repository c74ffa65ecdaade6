import { describedPictures } from "./rules/described-pictures";
import { onlyEntry } from "./rules/only-entry";
import { sampleMark } from "./rules/sample-mark";

/** The lists of a page: people, pictures, partners and testimonials of About, videos of Media, questions of How to invest. */
export const pageLists = [sampleMark, describedPictures, onlyEntry];
