import { pageMeta } from "~/seo/page-meta.ts";
import type { Route } from "./+types/route.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(
    { title: "Thank you", description: "Thank you", keywords: ["multifamily"], path: "/thank-you" },
    matches[0].loaderData,
  );
}

export default function Page() {
  return <h1>Thank you</h1>;
}
