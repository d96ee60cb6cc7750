import { Link } from "@tanstack/react-router";
import { MessageSquare } from "lucide-react";
import { useChange, useRead } from "../api/query.ts";
import { useMessages } from "../messages/messages.ts";
import { shared } from "../messages/shared.ts";
import { useCan } from "../session/session.ts";
import { CommentForm } from "../ui/CommentForm.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { Pagination } from "../ui/Pagination.tsx";
import { pageArguments } from "../ui/page.ts";
import { Table } from "../ui/Table.tsx";
import { Time } from "../ui/Time.tsx";
import style from "./CustomerFacts.module.css";
import type { PartProps } from "./CustomerOrders.tsx";
import { CommentOnCustomerDocument, CustomerCommentsDocument } from "./comments.gql.ts";
import { messages } from "./messages.ts";

/** The comments of staff on the customer and on their orders. */
export function CustomerComments({ id, page, onPage }: PartProps) {
  const { tabs, comments: words } = useMessages(messages);
  const { actors } = useMessages(shared);
  const mayComment = useCan("CUSTOMERS_WRITE");
  const { mutateAsync: comment } = useChange(CommentOnCustomerDocument);
  const { data, error, isPlaceholderData, refetch } = useRead(CustomerCommentsDocument, { id, ...pageArguments(page) });
  const comments = data?.customer?.comments;
  return (
    <>
      {mayComment && (
        <div className={style.comment}>
          <CommentForm
            key={id}
            about={id}
            onComment={(text, idempotencyKey) => comment({ input: { customerId: id, text, idempotencyKey } })}
          />
        </div>
      )}
      <Table
        name="customer-comments"
        label={tabs.comments}
        rows={comments?.edges.map((edge) => edge.node)}
        rowKey={(row) => row.id}
        stale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState icon={MessageSquare} title={words.empty} text={words.emptyText} />}
        columns={[
          { id: "text", header: words.text, cell: ({ text }) => <span className={style.text}>{text}</span>, width: 30 },
          {
            id: "order",
            header: words.order,
            cell: ({ order }) =>
              order && (
                <Link to="/orders/$number" params={{ number: order.number }}>
                  <code>{order.number}</code>
                </Link>
              ),
            wide: true,
          },
          { id: "who", header: words.who, cell: ({ actor }) => actor.name || actors[actor.kind], width: 12 },
          { id: "when", header: words.when, cell: ({ createdAt }) => <Time at={createdAt} />, wide: true },
        ]}
      />
      <Pagination connection={comments} onChange={onPage} />
    </>
  );
}
