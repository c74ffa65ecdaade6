import { fill } from "~/copy/copy.ts";
import { offer } from "~/copy/offer.ts";
import { useCopy } from "~/copy/use-copy.tsx";
import { InlineLink } from "~/ui/links.tsx";
import { useRootData } from "./use-root-data.ts";

/** Caution below a target return. `isShort`, for repeats on a page, keeps only its first sentence and the link. */
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
