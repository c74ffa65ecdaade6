import { feesSentence } from "~/content/model/wording/offer.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";
import { useRootData } from "./use-root-data.ts";

/** The line directly under a return figure or a class table, with what the team says of fees. */
export function useTargetLine(): string {
  const words = useWords(offer);
  const { feeBasis } = useRootData();
  return fill(words.target, { fees: feesSentence(words.fees, feeBasis) });
}
