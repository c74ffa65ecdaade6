import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { useRootData } from "./use-root-data.ts";

/** Caution below a target return, with a sentence about fees. `isShort` omits that sentence, for repeats on a page. */
export function TargetCaution({ isShort = false }: { isShort?: boolean }) {
  const { fees, feesAndRisks, target, targetAgain } = useCopy(offer);
  const { feeBasis } = useRootData();
  return (
    <>
      {isShort ? targetAgain : fill(target, { fees: fees[feeBasis] })}{" "}
      <InlineLink className="whitespace-nowrap" to="/investor#fees">
        {feesAndRisks}
      </InlineLink>
      .
    </>
  );
}
