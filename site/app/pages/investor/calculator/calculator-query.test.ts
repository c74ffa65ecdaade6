import { describe, expect, it } from "vitest";
import { seededRandom } from "../../../../testing/seeded-random.ts";
import { defaultInput, queryOf } from "./calculator-input.ts";
import { parseCalculatorQuery } from "./calculator-query.server.ts";

const limits = { largestDollars: 250_000, smallestDollars: 50_000 };
const read = (query: string) => parseCalculatorQuery(new URLSearchParams(query), limits);

describe("the URL of a calculation", () => {
  it("uses the defaults for missing and empty parameters", () => {
    for (const query of ["", "amount=", "amount=&loss=&share="])
      expect(read(query)).toEqual({ ...defaultInput(limits), problems: {} });
  });

  it("accepts amounts as people write them", () => {
    for (const amount of ["77500", "$77,500", "77.5k", " 77500 "])
      expect(read(`amount=${encodeURIComponent(amount)}`)).toMatchObject({
        investmentDollars: 77_500,
        problems: {},
      });
  });

  it("sets the percentages, the delay, the question’s subject and the number of the qualification test", () => {
    expect(read("loss=40&share=35.5&delay=6&ask=qualification&test=2")).toEqual({
      ...defaultInput(limits),
      delayMonths: 6,
      lossPercent: 40,
      problems: {},
      qualificationTest: 2,
      questionSubject: "qualification",
      sharePercent: 35.5,
    });
  });

  it.each([
    ["49999", "below"],
    ["0", "below"],
    ["250001", "above"],
    ["9".repeat(24), "above"],
    ["9".repeat(400), "unreadable"],
    ["1e99", "unreadable"],
    ["-100000", "unreadable"],
    ["NaN", "unreadable"],
    ["Infinity", "unreadable"],
    ["<script>alert(1)</script>", "unreadable"],
    ["100000\u0000", "unreadable"],
    ["１０００００", "unreadable"],
  ])("with the amount %j uses the default and reports that it is %s", (amount, problem) => {
    expect(read(`amount=${encodeURIComponent(amount)}`)).toEqual({
      ...defaultInput(limits),
      problems: { amount: problem },
    });
  });

  it.each(["101", "-1", "1e1", "25.555", "half", "9".repeat(99), "<b>"])(
    "with %j as loss, share, delay and subject uses the defaults and reports both percentages",
    (value) => {
      const text = encodeURIComponent(value);
      const query = `loss=${text}&share=${text}&delay=${text}&ask=${text}`;
      expect(read(query)).toEqual({ ...defaultInput(limits), problems: { loss: true, share: true } });
    },
  );

  it("restores the same calculation, and omits all defaults but the amount", () => {
    const random = seededRandom("queries");
    for (let run = 0; run < 500; run += 1) {
      const input = {
        delayMonths: random.whole(0, 6) * 3,
        investmentDollars: random.whole(50_000, 250_000),
        lossPercent: random.whole(0, 10_000) / 100,
        sharePercent: random.whole(0, 100),
      };
      expect(read(queryOf(input))).toEqual({ ...input, problems: {} });
    }
    expect(queryOf(defaultInput(limits))).toBe("?amount=100000");
  });
});
