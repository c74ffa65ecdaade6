import { useRBAC } from "@strapi/strapi/admin";
import { useParams } from "react-router-dom";
import { SiteLink } from "../../../admin/site-link";
import { publishAction } from "../../../uids";
import { OrderDialog } from "./order-dialog";
import { useList } from "./use-lists";

/** Above a list: its page on the site, and its order for those who may publish. */
export function ListActions() {
  const { slug = "" } = useParams();
  const list = useList(slug);
  const publish = [{ action: publishAction, subject: slug }];
  const { allowedActions } = useRBAC({ publish });
  if (!list) return null;
  return (
    <>
      {list.page && <SiteLink href={list.page} />}
      {list.isOrdered && allowedActions.canPublish && <OrderDialog list={list} />}
    </>
  );
}
