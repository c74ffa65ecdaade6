import { feesSentence } from "~/content/model/wording/offer.ts";
import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { useRootData } from "./use-root-data.ts";

/** The line directly under a return figure or a class table, with what the team says of fees. */
export function useTargetLine(): string {
  const words = useCopy(offer);
  const { feeBasis } = useRootData();
  return fill(words.target, { fees: feesSentence(words.fees, feeBasis) });
}
