// Made by samples/pictures/build.ts. Change captions.json there or the originals, not this file.

const sizes = [480, 800, 1200, 1600, 2000];
const fallbackSizes = [800, 1600];

function picture(name: string, hash: string, width: number, height: number, alt: string) {
  const file = `/pictures/${name}.${hash}`;
  const srcSet = (widths: readonly number[], type: string) =>
    widths
      .filter((candidate) => candidate <= width)
      .map((candidate) => `${file}-${candidate}.${type} ${candidate}w`)
      .join(", ");
  return {
    alt,
    height,
    width,
    src: `${file}-800.webp`,
    sources: [
      { type: "image/avif" as const, srcSet: srcSet(sizes, "avif") },
      { type: "image/webp" as const, srcSet: srcSet(fallbackSizes, "webp") },
    ],
  };
}

export const bannerAbout = /* @__PURE__ */ picture(
  "banner-about",
  "243b1a1c",
  2000,
  700,
  "Illustrative model-style rendering of two white buildings around a planted court with figures",
);
export const bannerBlog = /* @__PURE__ */ picture(
  "banner-blog",
  "0a07650e",
  2000,
  700,
  "Illustrative model-style rendering of small gabled homes behind a strip of tall grass",
);
export const bannerContact = /* @__PURE__ */ picture(
  "banner-contact",
  "28a0e600",
  2000,
  700,
  "Illustrative model-style rendering of a welcoming single-storey pavilion with a path to its door",
);
export const bannerInvestor = /* @__PURE__ */ picture(
  "banner-investor",
  "9412ba1f",
  2000,
  700,
  "Illustrative model-style rendering of four buildings rising step by step from one to four storeys",
);
export const bannerPortfolio = /* @__PURE__ */ picture(
  "banner-portfolio",
  "628e6bf7",
  2000,
  700,
  "Illustrative model-style rendering of three different apartment buildings in a row",
);
export const bannerVideo = /* @__PURE__ */ picture(
  "banner-video",
  "3622c54a",
  2000,
  700,
  "Illustrative model-style rendering of a low apartment building with a fire-pit terrace and string lights",
);
export const blog01 = /* @__PURE__ */ picture(
  "blog-01",
  "ab6164ed",
  1600,
  900,
  "Illustration of an apartment building at golden hour behind prairie grass",
);
export const blog02 = /* @__PURE__ */ picture(
  "blog-02",
  "88736dec",
  1600,
  900,
  "Illustration of a walking path winding through prairie hills toward a small home",
);
export const blog03 = /* @__PURE__ */ picture(
  "blog-03",
  "dd3d8fcd",
  1600,
  900,
  "Illustration of raised kitchen-garden beds in front of apartments",
);
export const blog04 = /* @__PURE__ */ picture(
  "blog-04",
  "059a540f",
  1600,
  900,
  "Illustration of a quiet room with a large window looking onto prairie and homes",
);
export const blog05 = /* @__PURE__ */ picture(
  "blog-05",
  "d268e99f",
  1600,
  900,
  "Illustration of gabled apartments with lit windows at dusk",
);
export const blog06 = /* @__PURE__ */ picture(
  "blog-06",
  "46dada38",
  1600,
  900,
  "Illustration of four buildings growing from one to four floors",
);
export const blog07 = /* @__PURE__ */ picture(
  "blog-07",
  "0c7753a5",
  1600,
  900,
  "Illustration of a gabled home between two trees under a large sun",
);
export const blog08 = /* @__PURE__ */ picture(
  "blog-08",
  "cd6551ce",
  1600,
  900,
  "Illustration of a path leading into prairie hills under a large sun",
);
export const blog09 = /* @__PURE__ */ picture(
  "blog-09",
  "46b2e1f0",
  1600,
  900,
  "Illustration of three buildings of rising height under a pale sun",
);
export const blog10 = /* @__PURE__ */ picture(
  "blog-10",
  "074d0d4c",
  1600,
  900,
  "Illustration of two cottages on a starry prairie night under a full moon",
);
export const blog11 = /* @__PURE__ */ picture(
  "blog-11",
  "e3436489",
  1600,
  900,
  "Illustration of a four-floor building at dusk with glowing windows",
);
export const currentProjectsBackground = /* @__PURE__ */ picture(
  "current-projects-background",
  "ab62a4e7",
  2000,
  1125,
  "Illustrative rendering of prairie grass and distant buildings at dusk, toned dark evergreen as a background",
);
export const gallery01 = /* @__PURE__ */ picture(
  "gallery-01",
  "4aca0a51",
  1600,
  1000,
  "Illustrative rendering of a courtyard with a fire pit, string lights, prairie planting and gabled homes",
);
export const gallery02 = /* @__PURE__ */ picture(
  "gallery-02",
  "6e15f334",
  1600,
  1000,
  "Illustrative rendering of a cedar-framed building entrance with a canopy, planters and benches",
);
export const gallery03 = /* @__PURE__ */ picture(
  "gallery-03",
  "d62c62f2",
  1600,
  1000,
  "Illustrative rendering of balconies in a dark green frame on a brick and white building, seen from below",
);
export const gallery04 = /* @__PURE__ */ picture(
  "gallery-04",
  "ffba41cd",
  1600,
  1000,
  "Illustrative rendering of a single-storey clubhouse with a broad gable, timber deck and string lights",
);
export const gallery05 = /* @__PURE__ */ picture(
  "gallery-05",
  "9dba23c7",
  1600,
  1000,
  "Illustrative rendering of a pool terrace at dusk with loungers, umbrellas, string lights and a lit clubhouse",
);
export const gallery06 = /* @__PURE__ */ picture(
  "gallery-06",
  "bb2d1274",
  1600,
  1000,
  "Illustrative model-style rendering of a yoga class with abstract figures on a round lawn beside apartments",
);
export const gallery07 = /* @__PURE__ */ picture(
  "gallery-07",
  "886adedc",
  1600,
  1000,
  "Illustrative model-style rendering of raised kitchen-garden beds, a pergola and a small greenhouse",
);
export const gallery08 = /* @__PURE__ */ picture(
  "gallery-08",
  "5ccb6049",
  1600,
  1000,
  "Illustrative rendering of a walking path curving through tall golden prairie grass toward apartment homes",
);
export const gallery09 = /* @__PURE__ */ picture(
  "gallery-09",
  "151fd946",
  1600,
  1000,
  "Illustrative model-style rendering of a fenced dog run with ramps, hurdles, dogs and figures",
);
export const gallery10 = /* @__PURE__ */ picture(
  "gallery-10",
  "40a39065",
  1600,
  1000,
  "Illustrative model-style rendering of a timber playground with towers, a slide, swings and a climbing dome",
);
export const gallery11 = /* @__PURE__ */ picture(
  "gallery-11",
  "3a7b61b9",
  1600,
  1000,
  "Illustrative model-style rendering of a timber bike shelter with a sage roof and parked bicycles",
);
export const gallery12 = /* @__PURE__ */ picture(
  "gallery-12",
  "07f4f8ac",
  1600,
  1000,
  "Illustrative model-style rendering of a construction stage: exposed timber frame, roof trusses and a tower crane",
);
export const gallery13 = /* @__PURE__ */ picture(
  "gallery-13",
  "034ae00f",
  1600,
  1000,
  "Illustrative model-style aerial rendering of a whole community: four buildings, courtyard paths, pool and parking",
);
export const gallery14 = /* @__PURE__ */ picture(
  "gallery-14",
  "02a4ff08",
  1600,
  1000,
  "Illustrative rendering of apartment windows and balconies glowing at dusk, seen from below",
);
export const heroHome = /* @__PURE__ */ picture(
  "hero-home",
  "1a5cb735",
  2000,
  1125,
  "Illustrative rendering of a three-storey brick, white-panel and cedar apartment building at golden hour, with lawn, prairie grasses and a curving path",
);
export const heroHomePhone = /* @__PURE__ */ picture(
  "hero-home-phone",
  "161d2327",
  1125,
  1125,
  "Illustrative rendering of a three-storey brick, white-panel and cedar apartment building at golden hour, with lawn, prairie grasses and a curving path",
);
export const heroMidwest = /* @__PURE__ */ picture(
  "hero-midwest",
  "6b9ae544",
  2000,
  1125,
  "Illustrative rendering of golden prairie grass in the foreground with a low apartment community on the horizon beneath a big sky",
);
export const heroSecondPhase = /* @__PURE__ */ picture(
  "hero-second-phase",
  "490d3c30",
  2000,
  1125,
  "Illustrative rendering of white gabled apartments with dark green balconies around a planted courtyard in low evening sun",
);
export const plantingStrip = /* @__PURE__ */ picture(
  "planting-strip",
  "c9f32782",
  1200,
  640,
  "Drawing of a planting strip in section, from the parking lot across three bands to the homes",
);
export const podcast01 = /* @__PURE__ */ picture(
  "podcast-01",
  "57910ee0",
  800,
  800,
  "Illustration of a gabled home under a large sun",
);
export const podcast02 = /* @__PURE__ */ picture(
  "podcast-02",
  "2c466450",
  800,
  800,
  "Illustration of a bench beneath a broad tree",
);
export const podcast03 = /* @__PURE__ */ picture(
  "podcast-03",
  "2bcfa0b8",
  800,
  800,
  "Illustration of a four-floor building at dusk with glowing windows",
);
export const podcast04 = /* @__PURE__ */ picture(
  "podcast-04",
  "e2d5caa2",
  800,
  800,
  "Illustration of a path leading into prairie hills at sunset",
);
export const podcast05 = /* @__PURE__ */ picture(
  "podcast-05",
  "d40de80f",
  800,
  800,
  "Illustration of three buildings of rising height",
);
export const podcast06 = /* @__PURE__ */ picture(
  "podcast-06",
  "eb90f608",
  800,
  800,
  "Illustration of cottages on a starry prairie night",
);
export const projectBluestemReserve = /* @__PURE__ */ picture(
  "project-bluestem-reserve",
  "84ad2ad9",
  1600,
  1000,
  "Illustrative rendering of Bluestem Reserve: red brick and white panel apartments with a cedar entrance bay, seen across lawn and prairie beds",
);
export const projectFossFieldsPhase1 = /* @__PURE__ */ picture(
  "project-foss-fields-phase-1",
  "b9b9ceac",
  1600,
  1000,
  "Illustrative rendering of Foss Fields Phase 1: sand brick and evergreen apartments with glowing windows under a rose-coloured dusk sky",
);
export const projectJeffersonReservePhase2 = /* @__PURE__ */ picture(
  "project-jefferson-reserve-phase-2",
  "735ab836",
  1600,
  1000,
  "Illustrative rendering of Jefferson Reserve Phase 2: white board-clad apartments with steep gables, green balcony frames and cedar details",
);
export const results01 = /* @__PURE__ */ picture(
  "results-01",
  "9f0649ec",
  1600,
  1000,
  "Illustrative model-style rendering of white apartment buildings around a tree-planted courtyard with a pool",
);
export const results02 = /* @__PURE__ */ picture(
  "results-02",
  "f1297da2",
  1600,
  1000,
  "Illustrative rendering of two-storey townhouses with buff brick, white gables and cedar details in evening sun",
);
export const results03 = /* @__PURE__ */ picture(
  "results-03",
  "994cdf9b",
  1600,
  1000,
  "Illustrative model-style rendering of a white gabled apartment building with sage balcony frames and wood details",
);
export const results04 = /* @__PURE__ */ picture(
  "results-04",
  "38437743",
  1600,
  1000,
  "Illustrative model-style rendering of a long sand-and-white apartment building with rooftop solar panels and rounded trees",
);
export const results05 = /* @__PURE__ */ picture(
  "results-05",
  "a46c3be8",
  1600,
  1000,
  "Illustrative rendering of a four-storey white brick apartment building with projecting cedar bays in morning light",
);
export const results06 = /* @__PURE__ */ picture(
  "results-06",
  "ed07912d",
  1600,
  1000,
  "Illustrative model-style rendering of a four-storey evergreen and white building with lit windows in an evening setting",
);
export const results07 = /* @__PURE__ */ picture(
  "results-07",
  "9e81a9c6",
  1600,
  1000,
  "Illustrative model-style aerial rendering of an L-shaped terracotta and white community with a pool and parking court",
);
export const results08 = /* @__PURE__ */ picture(
  "results-08",
  "33a34abd",
  1600,
  1000,
  "Illustrative rendering of a brick and charcoal apartment building with warm lit windows at dusk",
);
export const results09 = /* @__PURE__ */ picture(
  "results-09",
  "f2c91638",
  1600,
  1000,
  "Illustrative model-style rendering of gabled two-storey homes around a shared green with a playground",
);
export const results10 = /* @__PURE__ */ picture(
  "results-10",
  "03384619",
  1600,
  1000,
  "Illustrative model-style rendering of a four-storey wood-clad building with projecting white bays in low warm light",
);
export const siteplan1 = /* @__PURE__ */ picture(
  "siteplan-1",
  "a29bd6a9",
  1600,
  1200,
  "Illustrative top-down master plan model: three residential buildings and a clubhouse around a central green",
);
export const siteplan2 = /* @__PURE__ */ picture(
  "siteplan-2",
  "c170b725",
  1600,
  1200,
  "Illustrative isometric master plan model with buildings, paths, pool, garden and parking",
);
export const siteplan3 = /* @__PURE__ */ picture(
  "siteplan-3",
  "005ed48c",
  1600,
  1200,
  "Illustrative cut-away level plan model: furnished homes either side of a corridor with a lobby at the centre",
);
export const siteplan4 = /* @__PURE__ */ picture(
  "siteplan-4",
  "6bf913ea",
  1600,
  1200,
  "Illustrative top-down amenity plan model: clubhouse, pool, yoga lawn, playground, courts, garden and dog run",
);
