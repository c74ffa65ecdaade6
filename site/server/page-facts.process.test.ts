import { describe, expect, it } from "vitest";
import { partners, sampleSettings, team } from "../testing/sample-entries.ts";
import { fetchFromSharedSite, type PagePart, servedPage } from "../testing/served-page.ts";

const { currentProjectsSite, deckSite, introductionVideo, investorPortal, scheduling } = sampleSettings;
const names = team.map(({ name }) => name);
const partnerSites = partners.map(({ href }) => href);

const totals = [
  expect.stringMatching(/^534.*Completed units.*since 2021$/),
  expect.stringMatching(/^555.*Units under construction.*as of November 1, 2026$/),
  expect.stringMatching(/^940.*Future units.*under contract$/),
];
/** For each project: title, newest percentage funded and remaining amount, and its next step with the URL. */
const projects = [
  ["Bluestem Reserve", "90", "$100k", "Ask about", "/contact?project=bluestem-reserve"],
  ["Jefferson Phase 2", "100", "$0", "Read about", "/jefferson-reserve-phase-2"],
  ["Foss Fields Phase 1", "60", "$900k", "Ask about", "/contact?project=foss-fields-phase-1"],
] as const;
/** The projects as most pages sort them: those that still take investors first. */
const openFirst = [projects[0], projects[2], projects[1]];

/** Returns the section or list item with this heading. */
const sectionOf = async (path: string, title: string, kind = "section") =>
  (await servedPage(path)).partWithHeading(title, kind);

describe("the menus", () => {
  const mainPages = ["/", "/about", "/portfolio", "/property-investment-opportunity"];
  const resources = ["/investor", "/newsletter", "/media", "/podcast", "/blogs", "/search"];
  const opportunities = [
    "/investment-opportunity-in-south-dakota",
    "/jefferson-reserve-phase-2",
    deckSite.href,
  ];
  const projectLinks = ["/current-project", currentProjectsSite.href];
  const more = [...resources, ...projectLinks];

  it.each([
    ["header", 0, [...mainPages, ...more, "/contact"], [more]],
    [
      "phone menu",
      1,
      [...mainPages, ...opportunities, ...more, "/contact", expect.stringMatching(/^tel:/)],
      [opportunities, more],
    ],
  ])("has the links of the %s and its submenus in order", async (_, index, links, submenus) => {
    const menu = (await servedPage("/")).all('header nav[aria-label="Main menu"]')[index];
    expect(menu?.attributes("a", "href")).toEqual(links);
    expect(menu?.all("details").map((one) => one.attributes("a", "href"))).toEqual(submenus);
  });
});

describe("the home page", () => {
  it("shows the key figures, with a caution", async () => {
    const figures = (await servedPage("/")).one('main section[aria-label="Key figures"]');
    expect(figures.texts("dt")).toEqual([
      "Minimum investment",
      "Experience of over",
      "We have developed more than",
      "Open to investors",
    ]);
    for (const figure of [
      /\$50,000/,
      /Open to investors2 projectsas of November\s15,\s2026/,
      /Experience of over20 years/,
      /We have developed more than\$500 million/,
      /You can lose some or all of what you invest/,
      /Past results do not predict future ones/,
    ])
      expect(figures.text).toMatch(figure);
    expect(figures.links).toContainEqual(["See what remains", "/current-project"]);
  });

  it("shows three project cards: badge, progress, amount, place, link and picture", async () => {
    const cards = (await servedPage("/")).all("main article");
    expect(
      cards.map((card) => [
        ...card.texts("h3"),
        card.one("progress").attribute("value"),
        ...card.texts("dd"),
        ...card.links,
      ]),
    ).toEqual(
      openFirst.map(([title, percent, remaining, step, href]) => [
        ...[title, percent, `${percent}%`, remaining],
        [`${step} ${title}`, href],
      ]),
    );
    for (const card of cards) expect(card.text).toMatch(/(Ongoing|Full Funded).*Sioux Falls, SD/);
    expect(cards.flatMap(picturesIn)).toEqual([
      "project-bluestem-reserve",
      "project-foss-fields-phase-1",
      "project-jefferson-reserve-phase-2",
    ]);
  });

  it("labels three stat cards with what they count", async () => {
    expect((await sectionOf("/", "Built, underway and next")).texts("li")).toEqual(totals);
  });

  it("opens with headline and tagline, and has a video about the sponsor", async () => {
    const sections = (await servedPage("/")).all("main section");
    expect(sections[0]?.texts("h1, h1 + p").every((text) => text.length > 10)).toBe(true);
    const whatWeAre = sections.find(({ text }) => text.includes("is a developer and sponsor"));
    expect(whatWeAre?.texts("h2")[0]).toMatch(/\w/);
    expect(whatWeAre?.text).toContain(introductionVideo.title);
    expect(whatWeAre?.links).toContainEqual(["More About Us", "/about"]);
  });

  it("names the four returns of a building, and the portal", async () => {
    const section = await sectionOf("/", "Strategy and Services");
    expect(section.texts("h3")).toEqual([
      "Passive monthly income",
      "Appreciation",
      "Principal paydown",
      "Tax benefits",
    ]);
    expect(section.texts("li").at(-1)).toContain("Depreciation");
    expect(section.links).toContainEqual([
      expect.stringMatching(/^Already an investor\? Log in to the portal/),
      investorPortal.href,
    ]);
  });
});

describe("the investor page", () => {
  it("states the target return for growth-oriented secondary and tertiary markets", async () => {
    expect((await servedPage("/investor")).text).toContain(
      "From $50,000, in growth-oriented secondary and tertiary markets. We target a return of 20% a year in class C, from $150K, and of 19.6% in class A, over a hold of about 3¾ years.",
    );
  });

  it("opens on the calculator, which reproduces the published figures", async () => {
    const page = await servedPage("/investor");
    const calculator = page.one("#calculator");
    expect(page.texts("h1")).toEqual(["How to invest with us"]);
    expect(calculator.attributes("input", "value")).toEqual(["100000", "$100,000"]);
    expect(calculator.texts('[aria-current="true"]')).toEqual([expect.stringMatching(/^Class B/)]);
    expect(calculator.texts("dl > div dd")).toEqual(["6%", "19.8%", "1.92x", "24.4%", "about 3¾ years"]);
    const outcomes = page.rowsOf("What if we miss the target?");
    expect(outcomes[0]).toEqual(["Target met", "$192,000", "+$92,000gain of $92,000"]);
    expect(outcomes.at(-1)).toEqual(["Everything lost", "$0", "–$100,000loss of $100,000"]);
    expect(
      page.rowsOf("Your share of the projected tax pools, on $100,000").map(([, share]) => share),
    ).toEqual(["$3,437", "$16,132", "$19,568"]);
    expect(calculator.text).toContain("Targets can be missed.");
    expect(calculator.text).toContain(
      "To meet the class B target, Jefferson Phase 2 needs a price near $18.3m or $20.4m, depending on its loan. We project $15.2m at completion.",
    );
    expect(calculator.text).toContain(
      "These are the classes of Jefferson Phase 2, fully funded as of November 15, 2026. Open projects may differ.",
    );
    expect(page.rowsOf("The classes side by side").at(-1)).toEqual([
      "Target total at the minimum",
      ...["$95K", "$153.6K", "$289.5K"],
    ]);
    expect(page.text).toContain(
      "$336,000 of $1,440,000 in yearly rent, or $23 of each $100. Only $15 is left",
    );
    expect(calculator.texts('[role="status"]')).toEqual([
      "$100,000 is in class B. The target total is $192,000 after about 3¾ years: your $100,000 plus a target profit of $92,000.",
    ]);
  });
});

describe("the contact page", () => {
  it("has a reason for each audience", async () => {
    const form = (await servedPage("/contact")).one("main form");
    expect(form.texts("option").slice(1)).toEqual([
      "Investing as a limited partner (LP)",
      "Partnering with us (co-GP)",
      "Questions about taxes and real estate",
      "A charitable request",
      "Media or speaking",
      "Other",
    ]);
    for (const field of ["Full name", "Email", "Phone"]) expect(form.texts("label").join()).toContain(field);
  });

  it("has heading, two scheduling links and social profiles", async () => {
    const main = (await servedPage("/contact")).one("main");
    expect(main.texts("h1")).toEqual(["We'd Like to hear from you"]);
    expect(main.texts("a").filter((text) => text.startsWith("Schedule a call with"))).toHaveLength(2);
    for (const network of ["LinkedIn", "YouTube", "Facebook"])
      expect(main.texts("a").some((text) => text.startsWith(network))).toBe(true);
  });
});

describe("the Midwest page", () => {
  const path = "/property-investment-opportunity";

  it("has its sections in the specified order, with all reasons and steps, and ends with the contact form", async () => {
    const page = await servedPage(path);
    expect(page.texts("main h2")).toEqual([
      "Ask a question",
      "Our projects in the Midwest",
      "Why Midwest apartments",
      "What speaks against them",
      "Three reasons",
      "Future projects",
      "Four steps to invest",
      "Talk with us about the Midwest",
    ]);
    expect(page.all("main form").at(-1)?.all("#bottom-email")).toHaveLength(1);
    expect(page.text).not.toContain("Ask us anything before you commit a dollar.");
    expect(page.texts("main h3")).toEqual(
      expect.arrayContaining([
        ...["Steadier pricing", "Lower cost basis", "Local knowledge", "Less competition"],
        ...["Income potential", "Tax treatment", "Long-term value"],
        ...["Learn", "Confirm", "Commit", "Follow"],
        ...["The people you will talk with", "Connect with us when you are ready."],
      ]),
    );
  });

  it("links “Invest Now” to the investor portal", async () => {
    expect((await servedPage(path)).one("main").links).toContainEqual([
      expect.stringMatching(/^Invest Now/),
      investorPortal.href,
    ]);
  });

  it.each([
    ["2026", "Six cities planned, none announced yet"],
    ["2027", "Five cities planned, none announced yet"],
  ])("says how many cities are planned for %s: %s", async (year, words) => {
    expect((await sectionOf(path, year, "li")).text).toContain(words);
  });
});

describe("the second phase", () => {
  const path = "/jefferson-reserve-phase-2";

  it("has its sections in the specified order, with partners and leaders", async () => {
    const page = await servedPage(path);
    expect(page.texts("main h1, main h2").map((text) => text.replace(/\s/g, " "))).toEqual([
      "Jefferson Reserve, Phase 2",
      "Ask what is open now",
      "Ninety-six homes, a window for each.",
      "Site plans",
      "About Projects",
      "What investors in Phase 2 were offered",
      "Our projects on November 15, 2026",
      "Three classes, by the amount you invest",
      "Why Sioux Falls",
      "Leadership",
      "Ask for the Jefferson documents",
    ]);
    const about = page.partWithHeading("About Projects");
    expect(about.attributes("a", "href")).toEqual(partnerSites);
    expect(picturesIn(about)).toEqual(["gallery-15"]);
    expect(page.partWithHeading("Leadership").texts("li")).toEqual(
      team.map(({ name, role }) => expect.stringMatching(new RegExp(`${name}.*${role}`))),
    );
    expect(page.all("#closing")).toEqual([]);
  });

  it("states its facts with their basis and caution", async () => {
    const page = await servedPage(path);
    const facts = page.one('section[aria-label="Key figures"]');
    expect(facts.all("dl > div").map((one) => [...one.texts("dt"), ...one.texts("dd")])).toEqual([
      ["Minimum investment", "$50,000", "in class A, for accredited investors"],
      ["Asset value", "$15.2m", "projected value at completion"],
      ["Targeted equity", "$5.6m", "total for this phase"],
    ]);
    expect(facts.text).toContain(
      "Target IRR 19.6% a year, over a hold of about 3¾ years. Targets can be missed.",
    );
    const about = page.partWithHeading("About Projects").text;
    for (const words of [
      "96 units",
      "180 total units",
      "Sioux Falls",
      /opportunity.zone/i,
      /bonus depreciation/i,
      "About 20% of invested capital, projected for 2024 and 2025",
      /proven/i,
    ])
      expect(about).toMatch(words);
  });

  it("shows the project's earlier figures, status and city in a closed part of its card", async () => {
    const [earlierFigures] = (await servedPage(path)).all("main details");
    expect(earlierFigures?.texts("summary")).toEqual(["Our earlier count, November 1, 2026"]);
    expect(earlierFigures?.texts("span")).toEqual(
      expect.arrayContaining([expect.stringContaining("Ongoing"), "Sioux Falls, South Dakota"]),
    );
  });

  it("shows all projects with their figures of November 15, those that take investors first", async () => {
    const section = await sectionOf(path, "Our projects on November 15, 2026");
    expect(
      section
        .all("article")
        .map((row) => [
          ...row.texts("h3"),
          row.text.match(/Ongoing|Full Funded/)?.[0],
          row.one("progress").attribute("value"),
          ...row.texts("dd"),
        ]),
    ).toEqual([
      ["Bluestem Reserve", "Ongoing", "90", "90%", "$100k"],
      ["Foss Fields Phase 1", "Ongoing", "60", "60%", "$900k"],
      ["Jefferson Phase 2", "Full Funded", "100", "100%", "$0"],
    ]);
  });

  it("shows the three classes in the return table, labeled as targets", async () => {
    const section = await sectionOf(path, "Three classes, by the amount you invest");
    expect([
      section.one("table.class-table").texts("thead th"),
      ...section.rowsOf("Target returns by class"),
    ]).toEqual([
      [
        ...["Class", "Investment range", "Preferred return, target"],
        ...["Target IRR", "Target equity multiple", "Target AAR"],
      ],
      ["Class A", "$50K-$75K", "5%", "19.6%", "1.90x", "24.1%"],
      ["Class B", "$80K-$145K", "6%", "19.8%", "1.92x", "24.4%"],
      ["Class C", "$150K+", "7%", "20.0%", "1.93x", "24.7%"],
    ]);
    expect(section.text).toContain("Targets can be missed.");
  });

  it("shows the tax table verbatim, with the years of its projection", async () => {
    const section = await sectionOf(path, "Three classes, by the amount you invest");
    expect(section.texts("summary")).toEqual([
      "Projected tax benefits, 2024 and 2025",
      "Who stands behind this",
    ]);
    expect(section.rowsOf("Projected tax benefits")).toEqual([
      ["Tax credits", "96 units", "$4,888,664", "$2,500", "$240,000", "$3,437"],
      ["Depreciation", "8.6%", "$13,100,000", "", "$1,126,000", "$16,132"],
      ["Combined total", "", "", "", "$1,366,600", "$19,568"],
    ]);
    expect(section.text).toContain("These are projections for tax years 2024 and 2025. Current law differs.");
    expect(section.text).toContain("Per $100K assumes that investors receive 70% of each pool.");
  });

  it("shows the ranks and market figures, and says once below that their sources are on request", async () => {
    const section = await sectionOf(path, "Why Sioux Falls");
    expect(section.texts("li")).toEqual(
      ["#1", "#1", "#3", "#11"].map((rank) => expect.stringMatching(`^${rank}`)),
    );
    expect(section.texts("dd.figure")).toEqual(["94.3%", "3.6%"]);
    expect(section.text.match(/Ask us for the source and date before/g)).toHaveLength(1);
    expect(section.text).toContain("Market figures do not tell you how one building will do.");
  });

  it("offers the deck twice, with its file name", async () => {
    const decks = (await servedPage(path)).all("main a[download]");
    expect(decks.map((deck) => [deck.attribute("download"), deck.attribute("href")])).toEqual(
      Array(2).fill(["Jefferson Reserve Phase II.pdf", "/decks/jefferson-reserve-phase-ii.pdf"]),
    );
  });
});

describe("the portfolio", () => {
  it("lists each project with its units, as far as they are known", async () => {
    const cards = (await servedPage("/portfolio")).all("main article");
    expect(cards.flatMap((card) => card.texts("h3"))).toEqual(openFirst.map(([title]) => title));
    expect(cards.flatMap((card) => card.texts("h3 + p"))).toEqual([
      "Units not published yet",
      "Units not published yet",
      "96 units under construction",
    ]);
  });

  it("has the totals with their stages", async () => {
    const main = (await servedPage("/portfolio")).one("main");
    expect(main.texts("header li")).toEqual(totals);
    for (const count of ["534Completed", "555Units", "940Future"])
      expect(main.text.split(count), "each count is printed once").toHaveLength(2);
    expect(main.texts("header dl > div")).toEqual([
      "Completed units84 of 534",
      "Units under construction96 of 555",
      "Future units0 of 940",
    ]);
  });

  it("names what is built, above the current projects", async () => {
    const page = await servedPage("/portfolio");
    expect(page.texts("main h2").slice(1, 3)).toEqual([
      "Completed: Jefferson Reserve, Phase 1",
      "Current projects",
    ]);
    expect(page.partWithHeading("Completed: Jefferson Reserve, Phase 1").text).toContain(
      "84 homes in four buildings.",
    );
  });

  it("shows each project's newest figures and next step in its row", async () => {
    const newest = [
      ["Ongoing", "90%", "$100k"],
      ["Ongoing", "60%", "$900k"],
      ["Full Funded", "100%", "$0"],
    ];
    const rows = (await servedPage("/portfolio")).all("main article");
    expect(
      rows.map((row) => [
        row.attributes("a", "href"),
        [row.text.match(/^Ongoing|^Full Funded/)?.[0], ...row.texts("dd")],
        row.all("img").length,
      ]),
    ).toEqual(openFirst.map(([, , , , href], index) => [[href], newest[index], 1]));
    for (const { text } of rows) expect(text).toContain("as of November 15, 2026");
  });
});

it("the South Dakota page has its case, projects and risks, and links to the published classes", async () => {
  const page = await servedPage("/investment-opportunity-in-south-dakota");
  expect(page.texts("main h2")).toEqual([
    "Ask a question",
    "Projects in Sioux Falls",
    "The case for South Dakota",
    "What can go wrong",
  ]);
  expect(page.all("main article").flatMap((card) => card.texts("h3"))).toEqual(
    openFirst.map(([title]) => title),
  );
  expect(page.one("footer").texts("h2")).toContain("Ask us anything before you commit a dollar.");
  expect(page.text).toContain("Jefferson Phase 2, which is fully funded.");
  expect(page.one("main").links).toContainEqual(["Classes of Jefferson Phase 2", "/investor#return-classes"]);
});

describe("the about page", () => {
  it("has the team, the four themes and the partners", async () => {
    const page = await servedPage("/about");
    const members = page.partWithHeading("The team").all("li");
    expect(
      members.map((member) => [member.texts("h3"), member.texts("p"), member.attributes("a", "href")]),
    ).toEqual(
      ["Founder", "Executive Assistant", "Director of Investor Relations"].map((role, index) => [
        [names[index]],
        expect.arrayContaining([role, expect.stringMatching(/^Ask \w+ about /)]),
        // The page has a telephone link for a member without a calendar.
        [scheduling.find(({ person }) => person === names[index])?.href ?? "tel:+16055550148"],
      ]),
    );
    const themes = page.partWithHeading("How We Execute");
    expect(themes.texts("h3")).toHaveLength(4);
    expect(themes.texts("li > span")).toEqual(["1", "2", "3", "4"]);
    // This page does not link sample partners, because they do not exist. The second phase's page links all partners.
    expect(page.partWithHeading("Our Partners").links).toEqual([]);
    expect(page.partWithHeading("Our Partners").texts("li")).toEqual(["Our lender", "Our builder"]);
  });

  it("answers seven of twelve questions, with links, and refers the other five to the form", async () => {
    const questions = (await servedPage("/about")).partWithHeading(
      "Twelve questions to ask any sponsor, and our answers today",
    );
    const answers = questions
      .rowsOf("Twelve questions to ask any sponsor, and our answers today")
      .map(([, answer]) => answer);
    expect(answers).toHaveLength(12);
    expect(answers.filter((answer) => answer === "Ask us")).toHaveLength(5);
    expect(questions.links.map(([, href]) => href).filter((href) => href !== "#ask")).toEqual([
      "/blog/questions-to-ask-any-sponsor",
      ...["/investor#fees", "/investor#price-and-delay", "/contact", "/investor#rent", "/investor#rent"],
      "/investor#risks",
    ]);
  });

  it("says of each result whether it is a drawing, model or rendering, and marks samples", async () => {
    const page = await servedPage("/about");
    const results = page.partWithHeading("The Results");
    for (const caption of results.texts("ul > li > p"))
      expect(caption).toMatch(/, 2026\. .+ (Drawing|Study model|Rendering)\.$/);
    expect(results.all("details li")).toHaveLength(5);
    // Each picture is on the page and again in its dialog.
    expect(new Set(picturesIn(results)).size).toBe(10);
    expect(picturesIn(results)).toHaveLength(20);
    expect(picturesIn(page.one('section[aria-label="Pictures of our communities"]'))).toHaveLength(14);
    expect(page.partWithHeading("Our Partners").text).toContain("Sample partners.");
    expect(page.partWithHeading("What investors ask us").text).toContain(
      "Sample videos. No client is speaking.",
    );
  });
});

it("the podcast shows a picture for each episode, and the native player without scripts", async () => {
  const main = (await servedPage("/podcast")).one("main");
  const episodes = ["podcast-01", "podcast-02", "podcast-03"];
  expect(picturesIn(main).sort()).toEqual(episodes);
  expect(main.all("audio[controls]")).toHaveLength(episodes.length);
  expect(main.text).toContain("What does a tree return to an investor?");
  expect(main.texts("summary").filter((text) => text === "Transcript")).toHaveLength(episodes.length);
});

it("each figure in the chart of outcomes is also in its table", async () => {
  const main = (await servedPage("/investor")).one("main");
  const table = main.rowsOf("What if we miss the target?").flat().join(" ");
  const html = await (await fetchFromSharedSite("/investor")).text();
  const figures = html.match(/(?<=<text[^>]*>)\$[\d,]+/g) ?? [];
  expect(figures).toHaveLength(4);
  for (const figure of figures) expect(table).toContain(figure);
});

it.each([
  ["/", "Bluestem Reserve, Sioux Falls. Illustrative rendering."],
  ["/jefferson-reserve-phase-2", "Illustrative rendering."],
  [
    "/investment-opportunity-in-south-dakota",
    "Balconies of Bluestem Reserve, Sioux Falls. Illustrative rendering.",
  ],
])("the first picture of %s has its caption and loads first", async (path, caption) => {
  const [figure] = (await servedPage(path)).all("main figure");
  expect(figure?.texts("figcaption")).toEqual([caption]);
  expect(figure?.attributes("img", "fetchpriority")).toEqual(["high"]);
});

it.each(["/", "/current-project", "/investment-opportunity-in-south-dakota", "/jefferson-reserve-phase-2"])(
  "%s shows no picture twice, except those that a dialog enlarges",
  async (path) => {
    const main = (await servedPage(path)).one("main");
    const picturesInDialogs = main.all("dialog").flatMap(picturesIn);
    const picturesOnPage = picturesIn(main).filter((name) => !picturesInDialogs.includes(name));
    expect(picturesOnPage).toEqual([...new Set(picturesOnPage)]);
  },
);

it("the next step on Current projects has its picture", async () => {
  expect(picturesIn(await sectionOf("/current-project", "The next step"))).toEqual(["bluestem-snow"]);
});

it.each([
  ["/blogs", "Blog", "gallery-08"],
  ["/contact", "We'd Like to hear from you", "project-bluestem-reserve"],
  ["/media", "Media", "gallery-12"],
])("the banner of %s has its title on its picture", async (path, title, picture) => {
  const banner = (await servedPage(path)).all("main header").find((header) => header.all("h1").length > 0);
  expect(banner?.texts("h1")).toEqual([title]);
  expect(banner && picturesIn(banner)).toEqual([picture]);
});

describe("the blog", () => {
  const post = "/blog/depreciation-and-passive-losses-with-care";
  const postWithPicture = "/blog/what-we-grow-beside-the-parking-lot";

  it.each([
    ["/blogs", "Blog | ", "Blog", 11, "All"],
    ["/blogs?category=reading-returns", "Blog: Reading returns | ", "Reading returns", 3, "Reading returns"],
  ])(
    "shows a category's posts at its own URL, on one page if they fit: %s",
    async (path, title, heading, posts, category) => {
      const list = await servedPage(path);
      expect(list.texts("title")[0]?.startsWith(title)).toBe(true);
      expect(list.texts("h1")).toEqual([heading]);
      expect(list.all("main article")).toHaveLength(posts);
      const categories = list.one('nav[aria-label="Posts by category"]');
      expect(categories.texts("[aria-current]")).toEqual([expect.stringMatching(`^${category}`)]);
      expect(categories.links[0]).toEqual(["All", "/blogs"]);
      expect(categories.attributes("a", "href")).toContain("/blogs?category=reading-returns");
      const relation = (rel: string) => list.attributes(`link[rel="${rel}"]`, "href")[0] ?? null;
      expect(relation("canonical")?.endsWith(path)).toBe(true);
      expect([relation("prev"), relation("next")]).toEqual([null, null]);
    },
  );

  it("shows a post's author, date, reading time and category", async () => {
    const header = (await servedPage(post)).one("main header");
    for (const words of ["June 3, 2026", "4 min read", "Jordan Hale"]) expect(header.text).toContain(words);
    expect(header.text).not.toContain("Updated");
    expect(header.links).toContainEqual(["Rules and taxes", "/blogs?category=rules-and-taxes"]);
  });

  it("links related posts and all posts, and takes sign-ups for the newsletter", async () => {
    const page = await servedPage(postWithPicture);
    const related = page.partWithHeading("Related posts");
    expect(related.texts("h3")).toEqual([
      "Why a walking path is cheaper than a vacancy",
      "Reading a construction draw, line by line",
      "The Mailbox Money Monthly",
    ]);
    expect(related.links).toContainEqual(["All posts", "/blogs"]);
    expect(related.attributes("form", "action")).toEqual(["/newsletter"]);
  });

  it("has plain links for sharing", async () => {
    const page = await servedPage(post);
    const links = page.one('section[aria-label="Share this post"]').attributes("a", "href");
    const url = page.attributes('link[rel="canonical"]', "href")[0] ?? "no URL";
    for (const start of [
      "https://www.linkedin.com/sharing/share-offsite/?url=",
      "https://www.facebook.com/sharer/sharer.php?u=",
      "https://x.com/intent/post?text=",
      "mailto:?subject=Depr",
    ])
      expect(links.find((href) => href?.startsWith(start))).toContain(encodeURIComponent(url));
  });

  it("links a video in a text to its host, for readers without scripts", async () => {
    const text = (await servedPage("/gallery")).one('[data-part="Text of a post"]');
    const [link] = text.all("a").filter((one) => one.text.includes("Play: A walk through the site"));
    expect(link?.attribute("href")).toBe("https://www.youtube.com/watch?v=aqz-KE-bpKQ");
    expect(link?.text).toContain("(opens in a new tab)");
  });
});

it("the accessibility statement names its standard and a contact for barriers", async () => {
  const page = await servedPage("/accessibility");
  expect(page.texts("h1")).toEqual(["Accessibility"]);
  expect(page.text).toMatch(/WCAG\) 2\.2, level AA/);
  expect(page.one("#tell-us").links).toEqual(
    expect.arrayContaining([
      ["(605) 555-0148", expect.stringMatching(/^tel:/)],
      ["hello@switchgrass.example", expect.stringMatching(/^mailto:/)],
      ["Tell us about a barrier", expect.stringMatching(/^\/contact/)],
    ]),
  );
});

/** Returns picture names without their version and size. */
function picturesIn(part: PagePart): string[] {
  return part
    .attributes("img", "src")
    .map((src) => (src ?? "").replace(/^.*\//, "").replace(/(?:-\d{3,4})?\..*$/, ""));
}
