import { Flex } from "@strapi/design-system";
import { campaignParts, listed, said } from "../../leads/words";
import { subscriptionUid } from "../../subscriptions/uids";
import { happenings } from "../../subscriptions/words";
import { type EditView, Fact, type SidePanel } from "./about-panel";
import { momentInWords } from "./columns";

/** Beside a subscription: what has happened to it, and where it came from. */
export function AboutSubscription({ model, document }: EditView): SidePanel | null {
  if (model !== subscriptionUid || !document) return null;
  const history = happenings(document.history).map(({ at, text }) => `${momentInWords(at)}: ${text}`);
  return {
    title: "About this subscription",
    content: (
      <Flex direction="column" alignItems="stretch" gap={3} tag="dl" width="100%">
        <Fact title="What has happened" lines={history} />
        <Fact title="Looked suspicious" lines={listed(document.reviewReasons)} />
        <Fact title="Came from" lines={[said({}, document.referrer)]} />
        <Fact
          title="Campaign"
          lines={campaignParts(document.campaign).map(([name, value]) => `${name}: ${value}`)}
        />
      </Flex>
    ),
  };
}
