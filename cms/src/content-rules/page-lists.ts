import { describedPictures } from "./rules/described-pictures";
import { onlyEntry } from "./rules/only-entry";
import { sampleMark } from "./rules/sample-mark";

/**
 * Rules of pages with lists: About (people, pictures, partners, testimonials), Media (videos), How to invest
 * (questions).
 */
export const pageLists = [sampleMark, describedPictures, onlyEntry];
