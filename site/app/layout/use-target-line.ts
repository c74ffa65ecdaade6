import { useRouteLoaderData } from "react-router";
import { type FeeBasis, feesSentence } from "~/content/model/wording/offer.ts";
import { offer } from "~/words/offer.ts";
import { useWords } from "~/words/use-words.tsx";
import { fill } from "~/words/words.ts";

/** The line directly under a return figure or a class table, with what the team says of fees. */
export function useTargetLine(): string {
  const words = useWords(offer);
  const basis = useRouteLoaderData<{ feeBasis: FeeBasis }>("root")?.feeBasis ?? "notStated";
  return fill(words.target, { fees: feesSentence(words.fees, basis) });
}
