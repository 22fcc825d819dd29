/** Name a row by its id: a to-do, a mail, a file. */
export const ROW_ROUTES = `courses.removeNote courseAdmin.addLesson courseAdmin.saveLessonFiles courseAdmin.savePoster courseAdmin.grantAttempt courseQuizzes.finishQuiz courseQuizzes.quizResult courseQuizzes.certificateFile identity.actAs organisations.organisation organisations.updateOrganisation
  registration.registerScan registration.discardScan registration.fileScans petitionDrafts.saveDraft petitionDrafts.draft
  petitionDrafts.deleteDraft tickets.callTicket tickets.missTicket tickets.voidTicket tickets.registerInterview
  selfEntries.openSelfEntry selfEntries.takeSelfEntry jointReceptions.handOverTicket jointReceptions.recallJoint jointReceptions.takeJoint jointReceptions.answerJoint
  online.onlineItem online.registerOnline online.rejectOnline online.sameOnline online.registerSameOnline online.escalateOnline todos.claim assignments.claimSeveral
  assignments.distribute assignments.previewDistribution assignments.handOn assignments.release assignments.remind assignments.endDeputy assignments.workOf
  assignments.handOver approvals.approval approvals.decide approvals.forward approvals.addSigner approvals.withdraw
  approvals.agreeMany approvals.endDelegation notices.openNoticeFile notices.markNoticesRead notices.saveNotice caseActions.closeDirectlyMany urging.urgeMany
  notices.withdrawNotice notices.removeNotice notices.noticeReaders notices.noticeNonReaders downloads.openDownload mail.markRead
  mail.recallMail mail.deleteMails mail.updateTrash mail.starMails mail.unstarMails mail.openAttachment
  mail.deleteStaged messages.markMessagesRead messages.openMessage messages.openHistoryMessage
  messages.markHistoryRead meetings.inviteToMeeting meetings.meeting meetings.meetingAccess meetings.enterMeeting
  meetings.attendMeeting meetings.showDevices meetings.sendSignals meetings.signals meetings.leaveMeeting
  meetings.endMeeting meetings.writeMinute lists.removeFilter macros.saveMacro macros.removeMacro search.removeSearch exportTasks.exportState exportTasks.cancelExport exportTasks.decideExport prints.notePrint stats.acknowledge leaderCases.reportLeaderCase leaderCases.askLeaderCase
  meetings.endMeeting crossTables.renameTable crossTables.removeTable crossTables.scheduleTable crossTables.pauseSchedule crossTables.stopSchedule meetings.writeMinute lists.removeFilter exportTasks.exportState exportTasks.cancelExport exportTasks.decideExport prints.notePrint leaderCases.reportLeaderCase leaderCases.askLeaderCase
  leaderCases.decideLeaderCase receptions.saveReceptionDay receptions.cancelReceptionDay receptions.publishReceptionDays
  recognition.scan recognition.holdScan recognition.markUnreadable recognition.recognise recognition.recognitionState recognition.scanPage recognition.pages recognition.pagePicture
  reviews.accept reviews.refuse reviews.askSupplement reviews.supplemented reviews.askFile reviews.handInFile reviews.openHearing
  reviews.closeHearing reviews.draft reviews.deliver reviews.withdraw reviews.review reviews.reviewButtons
  supervisions.draft supervisions.origin supervisions.submit supervisions.withdraw supervisions.again supervisions.sign
  supervisions.feedBack supervisions.askReturn supervisions.replyUrge supervisions.askExtension supervisions.refuseExtension supervisions.acceptFeedback supervisions.sendBack
  supervisions.agreeReturn supervisions.refuseReturn supervisions.urge supervisions.extend supervisions.close
  supervisions.supervision supervisions.letter supervisions.supervisionButtons supervisions.addresseeButtons
  terminations.supply terminations.submit terminations.pass terminations.sendBack terminations.recognise terminations.refuse
  terminations.withdraw terminations.undo terminations.termination terminations.terminationButtons
  recommendations.rewrite recommendations.agree recommendations.sendBack recommendations.withdraw recommendations.sign
  recommendations.answer recommendations.agreeAnswer recommendations.returnAnswer recommendations.accept recommendations.askAgain
  recommendations.recommendation recommendations.recommendationButtons
  officialDocuments.edit officialDocuments.submit officialDocuments.remove officialDocuments.approve officialDocuments.sendBack
  officialDocuments.number officialDocuments.seal officialDocuments.send officialDocuments.recall officialDocuments.finish
  officialDocuments.cancel officialDocuments.urge officialDocuments.correct officialDocuments.sign officialDocuments.conclude
  officialDocuments.recordReceipt officialDocuments.propose officialDocuments.instruct officialDocuments.handle officialDocuments.link
  officialDocuments.redeliver officialDocuments.deliveryOf officialDocuments.officialDocument officialDocuments.officialButtons officialDocuments.receiversOf
  officialDocuments.prepareSeal officialDocuments.verifySeal officialDocuments.endSeal
  archives.volume archives.makeVolume archives.addToVolume archives.takeOut archives.dissolveVolume archives.closeVolume
  archives.boxVolumes archives.transferVolumes archives.transferSheet archives.holdVolume archives.proposeDestruction
  archives.confirmDestruction archives.returnDestruction archives.destructionSheet
  recognition.assignScans recognition.arrange recognition.merge files.addPiece files.uploadState files.finishUpload
  files.cancelUpload files.link files.download files.preview
  documentTemplates.ownTemplates documentTemplates.templateVersions documentTemplates.addTemplate documentTemplates.tryTemplate
  documentTemplates.templateVersionFile documentTemplates.templateInForce documentTemplates.applyTemplate
  documentTemplates.stopTemplate documentTemplates.removeTemplate`

/**
 * Answer about the caller, or what everybody with a session may read, and name nothing of others: the account, counters,
 * one's own boxes, code tables, regions, people as addresses, the knowledge base; or write something new.
 */
export const OWN_ROUTES = `stats.overview stats.map stats.trend stats.ranking stats.units stats.unit regionPanel.region regionPanel.circular
  regionPanel.saveCircular regionPanel.circularPaper urging.urgeable stats.shares stats.ticker stats.regions stats.today
  stats.reports stats.report stats.reportSheet stats.mapSheet stats.freeze crossTables.crossTable crossTables.crossSheet
  crossTables.savedTables crossTables.schedules crossTables.saveTable decisionBoard.policyMatrix decisionBoard.citations decisionBoard.causes
  decisionBoard.beforeAfter decisionBoard.suggestions decisionBoard.topics decisionBoard.forecast
  identity.signOut identity.homePath identity.desktop identity.otherPosts identity.switchUser
  certificates.bindCertificate account.userInfo account.updateUserInfo account.updatePassword
  account.updateHandingPreference account.updateUserPreference account.homeLayouts account.saveHomeLayout account.seen account.noteSeen macros.macros qrSignIn.scanQr qrSignIn.confirmQr qrSignIn.refuseQr secondFactor.secondFactor
  account.updateHandingPreference account.updateUserPreference account.homeLayouts account.saveHomeLayout account.saveLooks account.saveAfterAction qrSignIn.scanQr qrSignIn.confirmQr qrSignIn.refuseQr secondFactor.secondFactor
  secondFactor.offerSecondFactor secondFactor.confirmSecondFactor secondFactor.removeSecondFactor
  organisations.parentOrganisations organisations.insertOrganisation organisations.rootRegions
  accounts.managedAccounts accounts.managedAccount accounts.accountChoices accounts.createAccount accounts.checkImport accounts.importAccounts accounts.updateAccount accounts.savePost accounts.removePost accounts.askPasswordReset
  accounts.closeAccount accounts.reopenAccount accounts.signOutAccount accounts.unlockAccount accounts.wakeAccount accounts.untieAccount accounts.setRoles accounts.agreeRoles accounts.issuePassword accounts.activateAccounts
  scopes.postScopes scopes.previewScope scopes.proposeScope scopes.declineRoles
  rightsReviews.rightsReviews rightsReviews.rightsReview rightsReviews.decideRights rightsReviews.agreeRemoval rightsReviews.declineRemoval rightsReviews.signReview rightsReviews.returnReview
  organisationAdmin.managedOrganisations organisationAdmin.organisationParts organisationAdmin.closeOrganisation organisationAdmin.reopenOrganisation
  regionAdmin.managedRegion regionAdmin.setRegionDays regionAdmin.previewRegionMerge regionAdmin.mergeRegion
  organisationAdmin.previewMerge organisationAdmin.mergeOrganisation organisationAdmin.setOrganisationAccess organisationAdmin.saveDepartment organisationAdmin.removeDepartment organisationAdmin.checkTable organisationAdmin.importTable
  petitions.registerLetter registration.register registration.limitsAhead registration.suggest inspections.importInspections registration.takeScan petitionDrafts.drafts tickets.issueTicket
  tickets.reserveTicket screens.templateFileName tickets.tickets online.onlineItems duplicates.duplicates todos.todos todos.newTodos todos.noteTodos assignments.assignees
  assignments.deputies assignments.leavers assignments.appointDeputy approvals.approvals approvals.approvalCounts approvals.colleagues approvals.subjects approvals.delegations
  approvals.delegate signature.signature signature.keepSignature signature.endSignature clocks.calendarYears counters.personalTodos counters.departmentTodos counters.onlinePetitions
  counters.unreadScans counters.scansToRegister counters.simplePetitions counters.leaderLetters counters.windowTickets counters.interviews counters.reportsToSign counters.returnsToSign counters.noticesToGive
  counters.closingChecks homes.agenda homes.ownWeek homes.openedLast kanban.departmentBoard kanban.departmentFlow
  counters.approvals counters.proxyEntries counters.documents counters.recommendations counters.reviews counters.reviewApprovals
  counters.supervisions counters.terminations counters.leaderCaseRequests counters.several counters.homeNumbers counters.warningDays officers.officerWork
  audit.auditRows audit.auditSeals jobs.jobKinds jobs.jobs jobs.retryJob federation.compositions federation.rings parameters.parameters parameters.previewParameter parameters.setParameter parameters.parameterHistory
  policies.chains policies.previewChain policies.setChain policies.distribution policies.previewDistribution policies.setDistribution
  policies.urging policies.previewUrging policies.setUrging policies.policyHistory
  secrecy.classifiedWords secrecy.previewWord secrecy.setWord secrecy.masks secrecy.setMask
  parameters.previewCalendar parameters.importCalendar codeTables.codeTables codeTables.codeItems codeTables.saveCodeItem codeTables.previewCodeItem codeTables.moveCodeItem
  authorisation.rightsMatrix authorisation.previewRights authorisation.changeRights authorisation.whoSees authorisation.agreeRights authorisation.declineRights
  authorisation.postDelegations authorisation.delegatePost authorisation.agreeDelegation authorisation.endDelegation
  codeTables.codeHistory documentTemplates.templateOffices onlineUsers.onlineUsers onlineUsers.endUserSession notices.notices notices.unreadNotices notices.managedNotices downloads.downloads downloads.managedDownloads
  downloads.publishDownload downloads.withdrawDownload mail.inbox mail.outbox mail.trash mail.favourites
  finder.find search.search search.suggestSearch search.searchPeople search.searches search.noteSearch search.clearSearches search.saveSearch
  knowledgeAdmin.draft knowledgeAdmin.createDraft knowledgeAdmin.saveDraft knowledgeAdmin.submitDraft knowledgeAdmin.publishDraft knowledgeAdmin.returnDraft knowledgeAdmin.retireDocument knowledgeAdmin.discardDraft
  knowledgeAdmin.managedDocuments knowledgeAdmin.managedTree knowledgeAdmin.searchManaged knowledgeAdmin.readTextFile knowledgeAdmin.moveNode knowledgeAdmin.saveFolder knowledgeAdmin.removeFolder knowledgeAdmin.setCategories knowledgeAdmin.editors knowledgeAdmin.feedback knowledgeAdmin.handleFeedback search.synonyms search.saveSynonyms search.removeSynonyms mail.unreadCount mail.contacts mail.sendMail mail.draft mail.saveDraft mail.discardDraft people.people
  people.peopleByName messages.messageTypes messages.newMessages messages.unreadMessages messages.historyTypes
  messages.historyMessages meetings.openMeetings knowledge.tree knowledge.document knowledge.versions knowledge.favourites knowledge.favourite knowledge.ownFeedback knowledge.giveFeedback knowledge.article knowledge.suggestions knowledge.citable courses.courses courses.course courses.watch courses.keepProgress courses.completion lookups.findRegions courseQuizzes.beginQuiz courseQuizzes.issueCertificate courses.notes courses.addNote courses.remindLearners courseAdmin.managedCourses courseAdmin.managedCourse courseAdmin.createCourse courseAdmin.saveCourse courseAdmin.publishCourse courseAdmin.withdrawCourse courseAdmin.renameLesson courseAdmin.moveLesson courseAdmin.removeLesson courseAdmin.saveChapters courseAdmin.lessonSubtitles courseAdmin.saveSubtitles courseAdmin.saveQuiz knowledge.pageHelp knowledge.searchTree
  lookups.findOrganisations lookups.findColleagues leaderCases.leaderCases jointReceptions.jointReceptions jointReceptions.windowUnits selfEntries.selfEntries receptions.receptionDays receptions.received receptions.receptionsToday hallNotices.hallNotice hallNotices.saveHallNotice recognition.scans recognition.scanBatches recognition.scanClerks tables.codeTable tables.regions
  screens.displayColumns screens.newKey exportTasks.ownExports exportTasks.exportsToApprove reports.reportWatermark reviews.reviews supervisions.supervisions terminations.terminations recommendations.recommendations
  recommendations.recommendationFigures supervisionEvents.supervisionEvents files.stage files.beginUpload
  officialDocuments.officialDocuments officialDocuments.registerSheet officialDocuments.receive officialDocuments.orgSeals officialDocuments.keepSeal
  archives.archiveWaiting archives.volumes archives.transfers archives.destructions archives.archiveCounts`
