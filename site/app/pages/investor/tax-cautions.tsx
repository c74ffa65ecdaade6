import type { TaxBenefit } from "~/content/model/site-content.ts";
import { poolsReproduce } from "./tax-pools.ts";

const cautions: readonly string[] = [
  "The home-energy credit ended for units acquired after June 30, 2026. Bonus depreciation depends on when property was acquired and placed in service.",
  "Losses of a limited partner are normally passive and do not offset wages. Depreciation may be recaptured on sale. Ask your tax adviser.",
];

/** Holds for the pools that the published figures were inferred to come from, and for no others. */
const poolCaution =
  "The depreciation pool is $1,126,600, which the published figures per $100K and in total need; its own row prints $1,126,000. The combined figure is rounded after adding.";

export function TaxCautions({ benefits }: { benefits: readonly TaxBenefit[] }) {
  return (
    <ul className="quiet mt-4 grid gap-2 text-xs">
      {[...cautions, ...(poolsReproduce(benefits) ? [poolCaution] : [])].map((caution) => (
        <li className="measure-note" key={caution}>
          {caution}
        </li>
      ))}
    </ul>
  );
}
