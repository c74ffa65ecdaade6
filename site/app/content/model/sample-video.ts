/** Stands where the sponsor's own videos will be: YouTube has none of this name. */
export const sampleVideoId = "SAMPLEVIDEO";
