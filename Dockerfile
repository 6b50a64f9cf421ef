# The stand-in with the web application, on any image that has Node 24 on its path. `npm run container` makes what is copied here.
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE}

COPY dist/container/server.mjs dist/container/database-worker.mjs dist/container/bill-of-materials.json /app/
COPY apps/web/dist /app/web
COPY apps/mock-api/dist /app/pages
# An empty folder that the user below may write to: a new volume takes its owner over.
COPY --chown=1000:1000 dist/container/data /data

# Whoever reaches the control surface reads every mail and resets all data, and the demo account's password is public: both are
# switched on where they are wanted.
ENV NODE_ENV=production MOCK_CONTROL=off DEMO=off HOST=0.0.0.0 PORT=4000 DATA_DIR=/data WEB_DIST=/app/web
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/server.mjs"]
